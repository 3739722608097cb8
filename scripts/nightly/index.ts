/**
 * What may break by itself, or takes too long for every change: `npm run test:nightly`; names run only those parts
 * (`npm run test:nightly -- audit`). The scheduled workflow runs it; tools come by `npx` at a fixed version.
 */
import {runLanguages} from '../../src/reference/samples/languages';
import {chosen, runMain} from '../program';
import {agents} from './agents';
import {lighthouse} from './lighthouse';
import {reproducible} from './reproducible';
import {run} from './run';
import {types} from './types';
import {upgrade} from './upgrade';

/** Licences under which code may be passed on with the site, or used to make it, without more than a notice. */
const licences =
  'MIT;MIT-0;ISC;0BSD;Apache-2.0;BSD-2-Clause;BSD-3-Clause;BlueOak-1.0.0;CC0-1.0;CC-BY-4.0;MPL-2.0;OFL-1.1;Python-2.0;Unlicense;UNLICENSED';

/** The languages of samples that neither `npm test` nor `.ci/run` runs. */
const compiled = runLanguages.map(({id}) => id).filter((id) => !['curl', 'javascript', 'python'].includes(id));

const runs =
  (command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  (): void => {
    run(command, args, {env});
  };

const parts: readonly {name: string; work: () => void | Promise<void>}[] = [
  {name: 'build', work: runs('npm', ['run', 'build'], {BUNDLER_CACHE: 'off'})},
  {name: 'reproducible', work: reproducible},
  {name: 'pages', work: runs('npm', ['run', 'test:pages'], {PAGES: 'all'})},
  {name: 'samples', work: runs('npm', ['run', 'test:samples', '--', ...compiled])},
  {name: 'types', work: types},
  {name: 'agents', work: agents},
  {name: 'lighthouse', work: lighthouse},
  {name: 'audit', work: runs('npm', ['audit', '--omit=dev', '--audit-level=high'])},
  {
    name: 'licences',
    work: runs('npx', [
      '--yes',
      'license-checker-rseidelsohn@4.4.2',
      '--production',
      '--summary',
      '--onlyAllow',
      licences,
    ]),
  },
  {name: 'upgrade', work: upgrade},
];

async function main(names: readonly string[]): Promise<void> {
  const failed: string[] = [];
  const named = chosen('part', names, parts);
  for (const {name, work} of named) {
    console.log(`\n── ${name}`);
    try {
      await work();
    } catch (error) {
      // One night tells of all that broke.
      console.error(error);
      failed.push(name);
    }
  }
  console.log(`\n${named.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) {
    throw new Error(`These parts failed: ${failed.join(', ')}.`);
  }
}

runMain(main);
