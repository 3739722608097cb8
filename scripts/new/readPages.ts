import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';
import {brand} from '../../config/brand';
import {locales, type LocaleCode} from '../../config/locales';
import {aliasOf} from '../../src/locale/aliasOf';
import {fillBrandDeep} from '../../src/remark/brand/fillBrand';
import {docRoute} from './docRoute';
import type {SitePage} from './Site';

async function readPage(root: string, id: string, locale: LocaleCode): Promise<SitePage> {
  const file = path.join(locales[locale].docsPath, `${id}.mdx`);
  const fileContent = await readFile(path.join(root, file), 'utf8');
  try {
    const parsed = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
    const frontMatter = fillBrandDeep(parsed.frontMatter, brand) as {title?: string; slug?: string};
    return {
      id,
      route: docRoute(id, frontMatter.slug, locale),
      title: frontMatter.title ?? '',
      isAlias: aliasOf(frontMatter) !== undefined,
    };
  } catch (error) {
    throw new Error(
      `${file}: the front matter cannot be read. Mend it, then run this again. ${error instanceof Error ? error.message : String(error)}`,
      {cause: error},
    );
  }
}

/**
 * Reads what the pages of one docs set are called and where they are.
 *
 * @param root - the site's folder
 * @throws if a front matter cannot be read, with its file
 */
export function readPages(root: string, locale: LocaleCode): Promise<SitePage[]> {
  const files = globSync('**/*.mdx', {cwd: path.join(root, locales[locale].docsPath)}).sort();
  return Promise.all(files.map((file) => readPage(root, file.replace(/\.mdx$/, ''), locale)));
}
