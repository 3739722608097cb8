import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {text} from 'node:stream/consumers';

const lean = path.resolve(__dirname, '..');

/** The builds of the fixture, by name: whether the plugin is on, and how many pages are generated. */
export const builds = {
  plain: {isLean: false, pages: 50},
  lean: {isLean: true, pages: 50},
  largePlain: {isLean: false, pages: 500},
  large: {isLean: true, pages: 500},
} as const;

export type BuildName = keyof typeof builds;

/** Pages in ten folders, each with a generated index. */
async function addPages(site: string, count: number): Promise<void> {
  for (let area = 0; area < 10; area += 1) {
    const folder = path.join(site, 'docs', `area-${area}`);
    await mkdir(folder);
    const category = {label: `Area ${area}`, position: 10 + area, link: {type: 'generated-index'}};
    await writeFile(path.join(folder, '_category_.json'), JSON.stringify(category));
    for (let page = 0; page < count / 10; page += 1) {
      const next = `[Next](./page-${(page + 1) % (count / 10)}.md)`;
      const lines = [`# Page ${page} of area ${area}`, '## Code {#code}', '```js\nconst answer = 42;\n```', next];
      await writeFile(path.join(folder, `page-${page}.md`), `${lines.join('\n\n')}\n`);
    }
  }
}

/**
 * Builds the fixture in a folder of its own, with a copy of the plugin beside it, so that both find the same Docusaurus.
 *
 * @param folder - gets `<name>/build` for each of {@link builds}
 * @param modules - the `node_modules` with the Docusaurus that is tested
 * @throws with what Docusaurus says, if a build fails
 */
export async function buildSites(folder: string, modules: string): Promise<void> {
  await symlink(modules, path.join(folder, 'node_modules'));
  await cp(path.join(lean, 'src'), path.join(folder, 'docusaurus-lean'), {recursive: true});
  for (const [name, {isLean, pages}] of Object.entries(builds)) {
    const site = path.join(folder, name);
    await cp(path.join(__dirname, 'fixture'), site, {recursive: true});
    await addPages(site, pages);
    const docusaurus = path.join(modules, '@docusaurus/core/bin/docusaurus.mjs');
    const build = spawn(process.execPath, [docusaurus, 'build', site, '--out-dir', path.join(site, 'build')], {
      cwd: site,
      env: {...process.env, NODE_ENV: 'production', LEAN_PLUGIN: isLean ? '../docusaurus-lean/index.ts' : ''},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors] = await Promise.all([text(build.stdout), text(build.stderr), once(build, 'close')]);
    if (build.exitCode !== 0) {
      throw new Error(`The build "${name}" failed.\n${output}\n${errors}`);
    }
  }
}
