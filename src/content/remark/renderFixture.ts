import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import type {Pluggable} from 'unified';

/**
 * Runs one plugin over an MDX text, as Docusaurus does, and prints the result as Markdown.
 *
 * @throws what the plugin throws
 */
export async function renderMdx(source: string, plugin: Pluggable): Promise<string> {
  const file = await remark()
    .use(remarkMdx)
    .use(remarkGfm)
    .use([plugin])
    .process({value: source, path: 'docs/page.mdx'});
  return String(file);
}

/** {@link renderMdx} of `fixtures/<name>/input.mdx` beside a plugin's tests. */
export async function renderFixture(dir: string, name: string, plugin: Pluggable): Promise<string> {
  return renderMdx(await readFile(path.join(dir, 'fixtures', name, 'input.mdx'), 'utf8'), plugin);
}
