import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {failAll, readResults, unit} from './batches';
import {execute, isThere, type Runtime} from './runtimes';

/** Runs samples by the driver of their language: files that each run as they are shown, in one process of the language. */
function scripts(command: string, extension: string): Runtime['run'] {
  return async (samples, dir) => {
    await mkdir(dir, {recursive: true});
    for (const [index, {code}] of samples.entries()) {
      await writeFile(path.join(dir, `${unit(index)}.${extension}`), `${code}\n`);
    }
    const driver = `run.${extension}`;
    await copyFile(path.join(__dirname, 'drivers', driver), path.join(dir, driver));
    const error = await execute(command, [driver, String(samples.length)], dir);
    return error === undefined ? readResults(samples, dir) : failAll(samples, error);
  };
}

const python = process.env.PYTHON ?? (isThere('python3', '-c', 'import requests') ? 'python3' : '/usr/bin/python3');

export const scriptRuntimes: readonly Runtime[] = [
  {language: 'curl', probe: ['curl', '--version'], packages: 'curl', run: scripts('bash', 'sh')},
  {language: 'javascript', probe: ['node', '--version'], packages: 'nodejs', run: scripts('node', 'mjs')},
  {
    language: 'python',
    probe: [python, '-c', 'import requests'],
    packages: 'python3-requests',
    run: scripts(python, 'py'),
  },
  {language: 'php', probe: ['php', '-r', 'curl_version();'], packages: 'php-cli php-curl', run: scripts('php', 'php')},
  {language: 'ruby', probe: ['ruby', '--version'], packages: 'ruby', run: scripts('ruby', 'rb')},
];
