import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';

const lean = path.resolve(__dirname, '..');
const modules = path.resolve(path.dirname(require.resolve('@docusaurus/core/package.json')), '../..');

/** The cache would be that of the site, which has the same modules. */
const settings = {NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'} as const;

/** The builds of the fixture, by name: whether the plugin is on, and how many pages are generated. */
export const builds = {
  plain: {isLean: false, pages: 50},
  lean: {isLean: true, pages: 50},
  large: {isLean: true, pages: 500},
} as const;

/** Pages in ten folders, each with an index. */
async function addPages(site: string, count: number): Promise<void> {
  for (let area = 0; area < 10; area += 1) {
    const folder = path.join(site, 'docs', `area-${area}`);
    await mkdir(folder);
    await writeFile(path.join(folder, 'index.md'), `# Area ${area}\n\nAll about area ${area}.\n`);
    for (let page = 0; page < count / 10; page += 1) {
      const next = `[Next](./page-${(page + 1) % (count / 10)}.md)`;
      const lines = [`# Page ${page} of area ${area}`, '## Code {#code}', '```js\nconst answer = 42;\n```', next];
      await writeFile(path.join(folder, `page-${page}.md`), `${lines.join('\n\n')}\n`);
    }
  }
}

/** Builds the fixture in a folder of its own, with a copy of the plugin beside it, so that both find the same Docusaurus. */
async function buildSites(folder: string): Promise<void> {
  await symlink(modules, path.join(folder, 'node_modules'));
  await cp(path.join(lean, 'src'), path.join(folder, 'docusaurus-lean'), {recursive: true});
  for (const [name, {isLean, pages}] of Object.entries(builds)) {
    const site = path.join(folder, name);
    await cp(path.join(__dirname, 'fixture'), site, {recursive: true});
    await addPages(site, pages);
    const docusaurus = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
    const build = spawn(process.execPath, [docusaurus, 'build', site, '--out-dir', path.join(site, 'build')], {
      cwd: site,
      env: {...process.env, ...settings, LEAN_PLUGIN: isLean ? '../docusaurus-lean/index.ts' : ''},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'close')]);
    if (build.exitCode !== 0) {
      throw new Error(`The build "${name}" failed.\n${output}\n${errors}`);
    }
  }
}

/** Builds the fixture before the tests and removes it after them; after a failed build it stays to be looked at. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lean-'));
  process.env.LEAN_BUILDS = folder;
  await buildSites(folder);
  return () => rm(folder, {recursive: true});
}
