/** Makes the files of a new subject, in both languages: `npm run new`. */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {format, resolveConfig} from 'prettier';
import {fillIn} from './new/fillIn';
import {openTerminal} from './new/openTerminal';
import {plan} from './new/plan';
import {flags, type Answers} from './new/questions';
import {readSite} from './new/readSite';
import {Refused} from './new/Refused';
import {report} from './new/report';
import type {Site, SourceFile} from './new/Site';
import {usage} from './new/usage';
import {writeFiles} from './new/writeFiles';

const root = path.resolve(__dirname, '..');

/** Formats the outline, as `npm run lint` wants it; writers wrap pages and the contract themselves. */
async function formatted({file, text}: SourceFile): Promise<SourceFile> {
  const filepath = path.join(root, file);
  return {file, text: file.endsWith('.ts') ? await format(text, {...(await resolveConfig(filepath)), filepath}) : text};
}

/** Plans with the answers of a person, who is asked again for what was refused. */
async function planInTerminal(given: Answers, site: Site): Promise<SourceFile[]> {
  const terminal = openTerminal(site);
  try {
    for (let answers = given; ;) {
      answers = await fillIn(answers, (flag) => terminal.ask(flag));
      try {
        return plan(answers, site);
      } catch (error) {
        if (!(error instanceof Refused)) {
          throw error;
        }
        console.error(`\n${error.message}`);
        const refused = new Set<string>(error.refusals.map(({flag}) => flag));
        answers = Object.fromEntries(Object.entries(answers).filter(([flag]) => !refused.has(flag)));
      }
    }
  } finally {
    terminal.close();
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      ...Object.fromEntries(flags.map((flag) => [flag, {type: 'string'} as const])),
      help: {type: 'boolean'},
    },
  });
  const {help, ...answers} = values as Answers & {help?: boolean};
  if (help === true) {
    console.log(usage);
    return;
  }
  const site = await readSite(root);
  const planned = process.stdin.isTTY ? await planInTerminal(answers, site) : plan(answers, site);
  const files = await Promise.all(planned.map(formatted));
  await writeFiles(root, files);
  console.log(report(files));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
