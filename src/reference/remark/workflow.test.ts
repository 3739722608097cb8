import {describe, expect, it} from 'vitest';
import type {LocaleCode} from '../../../config/locales';
import {renderMdx} from '../../content/remark/renderFixture';
import {contractAsWritten} from '../contract/siteContract';
import {siteWorkflows} from '../workflows/siteWorkflows';
import remarkReference from '.';

const render = (source: string, locale: LocaleCode = 'en'): Promise<string> =>
  renderMdx(`Text.\n\n${source}\n`, [
    remarkReference,
    {locale, loadContract: contractAsWritten, loadWorkflows: siteWorkflows},
  ]);

describe('elements of workflows', () => {
  it('draws the steps, with what a person hands over in between, and lists them', async () => {
    const page = await render('<Workflow id="log-in-by-email" />');
    expect(page).toContain('<Flow title="The requests of this guide, in order"');
    expect(page).toContain('"text":"Code from the email","isBetween":true');
    expect(page).toMatch(/\| 1\. Ask for the one-time password\s+\| \[Ask for a one-time password by email\]/);
  });

  it('shows what a step sends and gets, and names what passes on', async () => {
    const page = await render('<WorkflowStep workflow="onboarding-by-api" step="confirm-email" />');
    expect(page).toContain('/v2/email-validations/690a1f35c2d4e8b7a1f05a01');
    expect(page).toContain('"status": "validated"');
    expect(page).toContain('The token is `data.token` in the answer to step 1, "Open the registration".');
    expect(page).toContain('`id` is `data._id` in the answer to step 2, "Send the code by email".');
    expect(page).toContain('`otp_does_not_match`');
    const flow = await render('<WorkflowStep workflow="set-up-onboarding" step="create-flow" />', 'es');
    expect(flow).toContain('`project`: usa `data._id` de la respuesta del paso 1, «Crea el proyecto».');
    const spanish = await render('<WorkflowStep workflow="onboarding-by-api" step="register" />', 'es');
    expect(spanish).toContain('Guarda `data.token` para los pasos 2–8 y 11–16.');
  });

  it('shows the whole program, and leads to its files', async () => {
    const page = await render('<WorkflowProgram id="log-in-by-email" />', 'es');
    expect(page).toContain('# 2. Cambia el código por un token');
    expect(page).toContain('(pathname:///workflows/es/log-in-by-email.sh)');
  });

  it.each([
    ['<Workflow id="log-in-by-emial" />', /Did you mean "log-in-by-email"\?/],
    [
      '<WorkflowStep workflow="log-in-by-email" step="confirm" />',
      /<WorkflowStep step="confirm"> is not in the contract/,
    ],
    ['<WorkflowStep workflow="log-in-by-email" />', /<WorkflowStep> needs the attribute "step"/],
  ])('stops at %s', async (source, message) => {
    await expect(render(source)).rejects.toThrow(message);
  });
});
