import path from 'node:path';
import {locales, type LocaleCode} from '../../config/locales';
import {postLocale} from './fieldsOfPage';
import {parseFrontMatter, type FrontMatter} from './frontMatter';
import {readSources} from './readData';

/**
 * The route of a page of the docs, without the site's base path. Docusaurus answers at a folder's route with the file of its name.
 *
 * @param id - its file, without .mdx
 * @param slug - of its front matter
 */
export function docRoute(id: string, slug: string | undefined, locale: LocaleCode): string {
  const folder = path.posix.dirname(`/${id}`);
  const name = path.posix.basename(id);
  const route = path.posix.resolve(folder, slug ?? (name === path.posix.basename(folder) ? '.' : name));
  return path.posix.join('/', locales[locale].routeBasePath, route);
}

/** A page of the docs or a post, as its file says it. */
export interface WrittenPage {
  locale: LocaleCode;
  /** Of a page, the path of its file within its docs set, without .mdx; of a post, the last part of its route. */
  id: string;
  /** Path of the file below the site's folder. */
  file: string;
  text: string;
  frontMatter: FrontMatter;
  title: string;
  description: string;
  /** With the base of its docs set, without the site's. */
  route: string;
}

async function readWritten(
  root: string,
  files: string,
  ofPage: (file: string, frontMatter: FrontMatter) => Pick<WrittenPage, 'locale' | 'id' | 'route'>,
): Promise<WrittenPage[]> {
  const sources = await readSources(root, [files]);
  return sources.map(({file, text}) => {
    const {frontMatter} = parseFrontMatter(text, file);
    const {title = '', description = ''} = frontMatter;
    return {...ofPage(file, frontMatter), file, text, frontMatter, title, description};
  });
}

/**
 * Reads all pages of one docs set, second addresses among them.
 *
 * @param root - the site's folder
 * @throws if a front matter cannot be read, with file, line and fix
 */
export async function readPages(root: string, locale: LocaleCode): Promise<WrittenPage[]> {
  const {docsPath} = locales[locale];
  const pages = await readWritten(root, `${docsPath}/**/*.mdx`, (file, {slug}) => {
    const id = file.slice(docsPath.length + 1, -'.mdx'.length);
    return {locale, id, route: docRoute(id, slug, locale)};
  });
  return pages.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Reads all posts of the blog, as {@link readPages}. */
export const readPosts = (root: string): Promise<WrittenPage[]> =>
  readWritten(root, 'blog/*.mdx', (_file, {slug = '', ...fields}) => ({
    locale: postLocale(fields),
    id: slug,
    route: `/blog/${slug}`,
  }));
