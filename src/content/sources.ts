import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {locales, type LocaleCode} from '../../config/locales';
import {parseFrontMatter} from './frontMatter';
import {postLocale} from './postLocale';

/** A written file; its path is below the site's folder. */
export interface Source {
  file: string;
  text: string;
}

/**
 * Reads files of the site, in the order of their paths.
 *
 * @param root - the site's folder
 * @param patterns - globs below `root`
 */
export function readSources(root: string, patterns: readonly string[]): Promise<Source[]> {
  const files = globSync([...patterns], {cwd: root}).sort();
  return Promise.all(files.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})));
}

/**
 * Reads the pages and posts that are written in one language. The front matter of a post says which one it is in.
 *
 * @param root - the site's folder
 * @throws if the front matter of a post cannot be read
 */
export async function sourcesOf(locale: LocaleCode, root: string): Promise<Source[]> {
  const docs = await readSources(root, [`${locales[locale].docsPath}/**/*.mdx`, '!**/aliases/**']);
  const posts = await readSources(root, ['blog/*.mdx']);
  return [...docs, ...posts.filter(({file, text}) => postLocale(parseFrontMatter(text, file).frontMatter) === locale)];
}
