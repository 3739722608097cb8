import {execFileSync, spawnSync} from 'node:child_process';
import {rm} from 'node:fs/promises';
import {copySite} from '../serving/copySite';
import {addSentence, editedPage} from './editedPage';

function build(site: string, outDir: string): void {
  execFileSync('npx', ['--no-install', 'docusaurus', 'build', '--out-dir', outDir], {
    cwd: site,
    env: {...process.env, BASE_URL: '/', BUNDLER_CACHE: 'off'},
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Prints which files of the built site change when one sentence of one page does, and so have to be sent to the host again.
 *
 * @throws if a build fails, or the sentence changed nothing
 */
export async function edit(): Promise<void> {
  const site = await copySite();
  try {
    build(site, 'before');
    addSentence(site, 'This was edited.');
    build(site, 'after');
    const args = ['diff', '--no-index', '--no-renames', '--name-status', 'before', 'after'];
    const {status, stdout} = spawnSync('git', args, {
      cwd: site,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 1) {
      throw new Error('git found no difference between the two builds, or could not compare them.');
    }
    console.log(stdout);
    const count = (status: string): number => stdout.split('\n').filter((line) => line.startsWith(status)).length;
    console.table({[editedPage.file]: {changed: count('M'), added: count('A'), removed: count('D')}});
  } finally {
    await rm(site, {recursive: true});
  }
}
