/** Makes the files of a new subject, in every language: `npm run new`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {findMarkers} from '../src/content/markers';
import type {Source} from '../src/content/sources';
import {ask, fillIn, Refused} from './new/answers';
import {fillTemplate} from './new/fillTemplate';
import {plan} from './new/plan';
import {questions, type Answers} from './new/questions';
import {readSite, type Site} from './new/readSite';
import {writeFiles} from './new/writeFiles';
import {runMain} from './program';

const root = path.resolve(__dirname, '..');

/** How the program is called. */
function usage(): string {
  const flags = questions.map(({flag, asks, of, isOptional}) => {
    const only = of === undefined ? '' : ` (${of.join(', ')} only${isOptional === true ? ', optional' : ''})`;
    return `--${flag.padEnd(14)}${asks}${only}`;
  });
  return fillTemplate('usage.txt', {flags: flags.join('\n')});
}

/** What was made, and what a person does next. */
function report(written: readonly Source[]): string {
  const files = written.map(({file, text}) => {
    const [first, ...others] = findMarkers(text);
    return first === undefined ? file : `${file}:${first.line} (texts to write: ${others.length + 1})`;
  });
  return fillTemplate('report.txt', {files: files.join('\n')});
}

/** Plans with the answers of a person, who is asked again for what was refused. */
async function planInTerminal(given: Answers, site: Site): Promise<Source[]> {
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
    console.log(usage());
    return;
  }
  const site = await readSite(root);
  const files = process.stdin.isTTY ? await planInTerminal(answers, site) : plan(answers, site);
  writeFiles(root, files);
  console.log(report(files));
}

runMain(main);
