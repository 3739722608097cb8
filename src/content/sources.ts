import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {locales, type LocaleCode} from '../../config/locales';

/**
 * The pages and posts that are written in one language. The front matter of a post says which one it is in.
 *
 * @param locale - the language
 * @param root - the site's folder
 * @returns paths below `root`
 */
export async function sourcesOf(locale: LocaleCode, root: string): Promise<string[]> {
  const docs = globSync([`${locales[locale].docsPath}/**/*.mdx`], {cwd: root, ignore: '**/aliases/**'}).sort();
  const posts = globSync('blog/*.mdx', {cwd: root}).sort();
  const isSpanish = await Promise.all(
    posts.map(async (file) => /^lang: es$/m.test(await readFile(path.join(root, file), 'utf8'))),
  );
  return [...docs, ...posts.filter((_file, index) => isSpanish[index] === (locale === 'es'))];
}
