import {spawnSync} from 'node:child_process';
import {beforeAll, describe, expect, it} from 'vitest';
import {localeCodes} from '../../../../config/locales';
import {siteWorkflows} from '../siteWorkflows';
import type {Workflows} from '../types';
import {workflowPrograms, type WorkflowProgram} from '.';

let workflows: Workflows;

beforeAll(async () => {
  workflows = await siteWorkflows();
});

function programsOf(id: string): WorkflowProgram[] {
  const workflow = workflows.en.get(id);
  return workflow === undefined ? [] : workflowPrograms(workflow, 'en');
}

describe('workflowPrograms', () => {
  it('writes every step of every workflow in every language, with its title', () => {
    for (const locale of localeCodes) {
      for (const workflow of workflows[locale].values()) {
        for (const {language, code} of workflowPrograms(workflow, locale)) {
          for (const {title, number} of workflow.steps) {
            expect(code, `${language} ${workflow.id}`).toContain(`${number}. ${title}`);
          }
        }
      }
    }
  });

  it('has no comment in another language than its own', () => {
    const commentsOf = (code: string): string[] => code.match(/(?<=^|\s)(?:(?:#|\/\/) |""")\p{L}.*/gmu) ?? [];
    for (const workflow of workflows.es.values()) {
      const english = workflowPrograms(workflows.en.get(workflow.id) ?? workflow, 'en');
      for (const [index, {language, code}] of workflowPrograms(workflow, 'es').entries()) {
        const comments = new Set(commentsOf(english[index]?.code ?? ''));
        expect(
          commentsOf(code).filter((comment) => comments.has(comment)),
          `${language} ${workflow.id}`,
        ).toEqual([]);
      }
    }
  });

  it('names the API once, so that API_URL leads all requests elsewhere', () => {
    for (const workflow of workflows.en.values()) {
      for (const {language, code} of workflowPrograms(workflow, 'en')) {
        const {server} = workflow.steps[0]?.operation ?? {server: ''};
        expect(code.split(server).length - 1, `${language} ${workflow.id}`).toBe(1);
        expect(code, language).toMatch(new RegExp(`API_URL.*${server}`));
      }
    }
  });

  it('holds no identifier and no token that a variable has to hold', () => {
    for (const {code, language} of programsOf('onboarding-by-api')) {
      expect(code, language).not.toMatch(/[0-9a-f]{24}|example\.\w+\.token/);
      expect(code, language).toContain('API_TOKEN');
    }
  });

  it('reads codes from the terminal before the step that sends them', () => {
    for (const {code, language} of programsOf('log-in-by-email')) {
      const asked = code.indexOf('Code from the email');
      expect(asked, language).toBeGreaterThan(code.indexOf('2. '));
      expect(asked, language).toBeLessThan(code.indexOf('/email-login/confirm'));
    }
  });

  it('reads pictures before the first request, and stops where one cannot be read', () => {
    const program = programsOf('face-proof').find(({language}) => language === 'javascript');
    const {status, stderr} = spawnSync(process.execPath, ['--input-type=module', '-e', program?.code ?? ''], {
      env: {PATH: process.env.PATH, API_TOKEN: 'token', FACE_IMAGE: '/nowhere.jpg', NEW_FACE_IMAGE: '/nowhere.jpg'},
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toBe('FACE_IMAGE: this file cannot be read\n');
  });

  it('has at most twelve lines for a step of a screening', () => {
    for (const {code, language} of programsOf('screen-a-person')) {
      const steps = code.slice(code.indexOf(' 1. '), code.indexOf('What the programs of all guides share'));
      expect(steps.split('\n').length / 6, language).toBeLessThanOrEqual(12);
    }
  });

  it('lets no text pass as a number: jq puts every text above every number', () => {
    const code = programsOf('compare-and-search-faces').find(({language}) => language === 'curl')?.code;
    expect(code).toContain(`'type == "number" and . > 0.85'`);
  });

  it('repeats by name only what says that a source is down', () => {
    const [bash, node, python] = programsOf('screen-a-person').map(({code}) => code);
    const keys = ['Endpoint_out_of_service', 'captcha_failed', 'Server_Not_Response_From_Procuraduria'];
    expect(bash).toContain(`later='${keys.join(' ')}'`);
    expect(node).toContain(`const later = [${keys.map((key) => `'${key}'`).join(', ')}];`);
    expect(python).toContain(`LATER = [${keys.map((key) => `"${key}"`).join(', ')}]`);
  });

  it('indents every line within a loop', () => {
    const code = programsOf('hosted-onboarding').find(({language}) => language === 'python')?.code;
    expect(code).toMatch(/^ {16}params=\{\n {20}"populates\[\]": \[/m);
  });
});
