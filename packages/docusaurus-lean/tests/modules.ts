import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';

const installed = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** What the fixture and the plugin import, beside Docusaurus. */
const others = ['clsx@2', 'postcss@8', 'purgecss@8', 'react@19', 'react-dom@19', 'typescript@5'];

/**
 * The `node_modules` with the Docusaurus that is tested.
 *
 * @param version - installed once, into `node_modules/.cache`; undefined for the one that is installed
 * @throws if it cannot be installed
 */
export async function modulesOf(version: string | undefined): Promise<string> {
  if (version === undefined) {
    return installed;
  }
  const folder = path.join(installed, '.cache/docusaurus-lean', version);
  if (!existsSync(folder)) {
    const unfinished = `${folder}-unfinished`;
    await rm(unfinished, {recursive: true, force: true});
    await mkdir(unfinished, {recursive: true});
    await writeFile(path.join(unfinished, 'package.json'), '{"private": true}');
    const packages = ['core', 'faster', 'preset-classic', 'types', 'module-type-aliases'].map(
      (name) => `@docusaurus/${name}@${version}`,
    );
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages, ...others];
    const {status} = spawnSync('npm', args, {cwd: unfinished, stdio: ['ignore', 'ignore', 'inherit']});
    if (status !== 0) {
      throw new Error(`Docusaurus ${version} could not be installed. It needs a connection, once.`);
    }
    await rename(unfinished, folder);
  }
  return path.join(folder, 'node_modules');
}
