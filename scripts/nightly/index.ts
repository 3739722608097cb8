/**
 * What may break by itself, or takes too long for every change: `npm run test:nightly`; names run only those parts
 * (`npm run test:nightly -- audit`). The scheduled workflow runs it; tools come by `npx` at a fixed version.
 */
import {agents} from './agents';
import {lighthouse} from './lighthouse';
import {reproducible} from './reproducible';
import {run} from './run';
import {types} from './types';
import {upgrade} from './upgrade';

/** Licences under which code may be passed on with the site, or used to make it, without more than a notice. */
const licences =
  'MIT;MIT-0;ISC;0BSD;Apache-2.0;BSD-2-Clause;BSD-3-Clause;BlueOak-1.0.0;CC0-1.0;CC-BY-4.0;MPL-2.0;OFL-1.1;Python-2.0;Unlicense;UNLICENSED';

const compiled = ['php', 'ruby', 'go', 'java', 'csharp'];

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  build: () => {
    run('npm', ['run', 'build'], {env: {BUNDLER_CACHE: 'off'}});
  },
  reproducible,
  pages: () => {
    run('npm', ['run', 'test:pages']);
  },
  samples: () => {
    run('npm', ['run', 'test:samples', '--', ...compiled]);
  },
  types,
  agents,
  lighthouse,
  audit: () => {
    run('npm', ['audit', '--omit=dev', '--audit-level=high']);
  },
  licences: () => {
    run('npx', ['--yes', 'license-checker-rseidelsohn@4.4.2', '--production', '--summary', '--onlyAllow', licences]);
  },
  upgrade,
};

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => parts[name] === undefined);
  if (unknown !== undefined) {
    throw new Error(`There is no part "${unknown}". There are: ${Object.keys(parts).join(', ')}.`);
  }
  const failed: string[] = [];
  const chosen = Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name));
  for (const [name, part] of chosen) {
    console.log(`\n── ${name}`);
    try {
      await part();
    } catch (error) {
      // One night tells of all that broke.
      console.error(error);
      failed.push(name);
    }
  }
  console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) {
    throw new Error(`These parts failed: ${failed.join(', ')}.`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
