import path from 'node:path';
import {globSync} from 'tinyglobby';
import {locales, type LocaleCode} from '../../config/locales';
import {aliasOf} from './aliasOf';
import {docRoute} from './docRoute';
import {parseFrontMatter} from './frontMatter';
import {typedFields, type PageFields} from './pageFields';
import {readText} from './readText';

/** A page or a post, as its file says it. */
export interface WrittenPage {
  locale: LocaleCode;
  /** Path of the file below the site's folder. */
  file: string;
  text: string;
  frontMatter: PageFields;
  title: string;
  description: string;
  /** With the base of its docs set, without the site's. */
  route: string;
}

/** A page of the docs. */
export interface ContentPage extends WrittenPage {
  /** Path of the file within its docs set, without .mdx. */
  id: string;
  /** Another address of a page, which has that page's title. */
  isAlias: boolean;
}

/**
 * Reads a page.
 *
 * @param root - the site's folder
 * @param id - path of the file within its docs set, without .mdx
 * @throws if it is not UTF-8 or its front matter cannot be read, with file, line and fix
 */
async function readPage(root: string, id: string, locale: LocaleCode): Promise<ContentPage> {
  const file = path.posix.join(locales[locale].docsPath, `${id}.mdx`);
  const source = await readText(root, file);
  const frontMatter = typedFields(parseFrontMatter(source, file).frontMatter);
  const {title = '', description = '', slug} = frontMatter;
  return {
    locale,
    id,
    file,
    text: source,
    frontMatter,
    title,
    description,
    route: docRoute(id, slug, locale),
    isAlias: aliasOf(frontMatter) !== undefined,
  };
}

/** Ids of the pages of one docs set, sorted. */
function pageIds(root: string, locale: LocaleCode): string[] {
  const files = globSync('**/*.mdx', {cwd: path.join(root, locales[locale].docsPath)});
  return files.map((file) => file.replace(/\.mdx$/, '')).sort();
}

/**
 * Reads all pages of one docs set.
 *
 * @param root - the site's folder
 * @throws as {@link readPage}
 */
export function readPages(root: string, locale: LocaleCode): Promise<ContentPage[]> {
  return Promise.all(pageIds(root, locale).map((id) => readPage(root, id, locale)));
}
