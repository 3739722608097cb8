import {execFileSync} from 'node:child_process';
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from '../serving/copySite';
import {requireProgram} from './requireProgram';

const plainFiles = 'scripts/bench/plain';

/** A copy of the site with what plain Docusaurus needs: the pages, their sidebars and what compiles them. */
async function copyPlain(folder: string): Promise<string> {
  const site = await copySite(folder);
  await rm(path.join(site, 'src/pages'), {recursive: true});
  await rm(path.join(site, 'src/theme'), {recursive: true});
  await cp(path.join(site, plainFiles, 'MDXComponents.tsx'), path.join(site, 'src/theme/MDXComponents.tsx'));
  return site;
}

/** What hyperfine measured, in seconds; its `command` is the name that it was given. */
interface Timing {
  command: string;
  median: number;
  user: number;
}

/**
 * Prints how long the site builds, and plain Docusaurus with the same pages: from nothing, and with what an earlier build left in
 * the bundler's cache.
 *
 * @param runs - of each build; the median counts
 * @throws if hyperfine is missing, or a build fails
 */
export async function builds(runs: number): Promise<void> {
  requireProgram('hyperfine');
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    const site = await copySite(path.join(folder, 'site'));
    const plain = await copyPlain(path.join(folder, 'plain'));
    const json = path.join(folder, 'timings.json');
    const kinds = {
      'from nothing': {cache: 'off', options: ['--prepare', `rm -rf ${folder}/*/.docusaurus ${folder}/*/build`]},
      'with the cache': {cache: 'on', options: ['--warmup', '1']},
    };
    const rows: Record<string, Record<string, number>> = {};
    for (const [kind, {cache, options}] of Object.entries(kinds)) {
      const build = 'npx --no-install docusaurus build';
      const commands = {
        [`the site, ${kind}`]: `cd ${site} && ${build}`,
        [`plain Docusaurus, ${kind}`]: `cd ${plain} && ${build} --config ${plainFiles}/docusaurus.config.ts`,
      };
      const named = Object.entries(commands).flatMap(([name, command]) => ['--command-name', name, command]);
      execFileSync('hyperfine', ['--runs', `${runs}`, '--export-json', json, ...options, ...named], {
        env: {...process.env, BASE_URL: '/', BUNDLER_CACHE: cache},
        stdio: 'inherit',
      });
      const {results} = JSON.parse(await readFile(json, 'utf8')) as {results: Timing[]};
      for (const {command, median, user} of results) {
        rows[command] = {'wall, s': Number(median.toFixed(1)), 'user, s': Number(user.toFixed(1))};
      }
    }
    console.table(rows);
  } finally {
    await rm(folder, {recursive: true});
  }
}
