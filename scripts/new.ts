/** Makes the files of a new subject, in every language: `npm run new`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ask, fillIn} from './new/ask';
import {plan} from './new/plan';
import {questions, type Answers} from './new/questions';
import {readSite} from './new/readSite';
import type {Site, SourceFile} from './new/Site';
import {Refused} from './new/Subject';
import {report, usage} from './new/texts';
import {writeFiles} from './new/writeFiles';

const root = path.resolve(__dirname, '..');

/** Plans with the answers of a person, who is asked again for what was refused. */
async function planInTerminal(given: Answers, site: Site): Promise<SourceFile[]> {
  const answers = await fillIn(given, (question) => ask(question, site));
  try {
    return plan(answers, site);
  } catch (error) {
    if (!(error instanceof Refused)) {
      throw error;
    }
    console.error(`\n${error.message}`);
    const refused = new Set<string>(error.refusals.map(({flag}) => flag));
    return planInTerminal(Object.fromEntries(Object.entries(answers).filter(([flag]) => !refused.has(flag))), site);
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      ...Object.fromEntries(questions.map(({flag}) => [flag, {type: 'string'} as const])),
      help: {type: 'boolean'},
    },
  });
  const {help, ...answers} = values as Answers & {help?: boolean};
  if (help === true) {
    console.log(usage);
    return;
  }
  const site = await readSite(root);
  const files = process.stdin.isTTY ? await planInTerminal(answers, site) : plan(answers, site);
  writeFiles(root, files);
  console.log(report(files));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
