/**
 * Shows what a workflow resolves to: `npm run workflow -- <id>` prints each step with what it sends and gets;
 * `npm run workflow -- <id> curl` prints the whole program in a language.
 */
import {defaultLocale} from '../config/locales';
import {sampleRequest} from '../src/reference/samples/SampleRequest';
import {workflowPrograms} from '../src/reference/workflows/programs';
import {siteWorkflows} from '../src/reference/workflows/siteWorkflows';
import {runMain} from './program';

async function main([id = '', language]: readonly string[]): Promise<void> {
  const workflows = (await siteWorkflows())[defaultLocale];
  const workflow = workflows.get(id);
  if (workflow === undefined) {
    throw new Error(`There is no workflow "${id}". Name one of: ${[...workflows.keys()].join(', ')}.`);
  }
  if (language === undefined) {
    for (const {number, id: stepId, operation, answer} of workflow.steps) {
      const {method, url, body} = sampleRequest(operation);
      console.log(`\n${number}. ${stepId}\n${method} ${url}`);
      console.log(JSON.stringify({sends: body, answer}, null, 2));
    }
    return;
  }
  const programs = workflowPrograms(workflow, defaultLocale);
  const program = programs.find((other) => other.language === language);
  if (program === undefined) {
    throw new Error(
      `There is no program in "${language}". Name one of: ${programs.map((other) => other.language).join(', ')}.`,
    );
  }
  console.log(program.code);
}

runMain(main);
