import {cp, mkdir, mkdtemp, readdir, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** What a build reads, and the programs of `scripts/`. */
const sources = [
  '.prettierrc.json',
  'GLOSSARY.md',
  'babel.config.js',
  'blog',
  'config',
  'cspell.config.yaml',
  'docs',
  'docs-es',
  'docusaurus.config.ts',
  'i18n',
  'openapi',
  'package-lock.json',
  'package.json',
  'packages/docusaurus-lean',
  'scripts',
  'sidebars-es.ts',
  'sidebars.ts',
  'site',
  'src',
  'static',
  'tsconfig.json',
];

/**
 * Copies the site into a folder of its own, in which a test may change it. The installed packages are shared, the caches of
 * builds (`node_modules/.cache`) are not.
 *
 * @param folder - that is made, or empty; a new temporary one where it is left out
 * @returns the folder; whoever asked for it removes it
 */
export async function copySite(folder?: string): Promise<string> {
  const site = folder ?? (await mkdtemp(path.join(tmpdir(), 'site-')));
  for (const source of sources) {
    await cp(path.join(root, source), path.join(site, source), {recursive: true});
  }
  const packages = (await readdir(path.join(root, 'node_modules'))).filter((name) => name !== '.cache');
  await mkdir(path.join(site, 'node_modules'));
  for (const name of packages) {
    await symlink(path.join(root, 'node_modules', name), path.join(site, 'node_modules', name));
  }
  return site;
}
