import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {locales, type LocaleCode} from '../../config/locales';
import {aliasOf, postLocale} from './fieldsOfPage';
import {parseFrontMatter, typedFields, type PageFields} from './frontMatter';

/** Whether Docusaurus answers at the folder's route with this file: `index`, `readme`, or the folder's own name. */
function isFolderIndex(id: string): boolean {
  const name = path.posix.basename(id);
  return ['index', 'readme', path.posix.basename(path.posix.dirname(id))].includes(name);
}

/**
 * The route of a page of the docs, without the site's base path.
 *
 * @param id - its file, without .mdx
 * @param slug - of its front matter
 */
export function docRoute(id: string, slug: string | undefined, locale: LocaleCode): string {
  const folder = path.posix.join('/', path.posix.dirname(id));
  const ownRoute = isFolderIndex(id) ? folder : path.posix.join('/', id);
  const route = slug === undefined ? ownRoute : path.posix.resolve(folder, slug);
  return path.posix.join('/', locales[locale].routeBasePath, route).replace(/(?<=.)\/$/, '');
}

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
 * @throws if its front matter cannot be read, with file, line and fix
 */
async function readPage(root: string, id: string, locale: LocaleCode): Promise<ContentPage> {
  const file = path.posix.join(locales[locale].docsPath, `${id}.mdx`);
  const source = await readFile(path.join(root, file), 'utf8');
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

/** A post of the blog. */
export interface Post extends WrittenPage {
  /** Last part of its route. */
  slug: string;
}

/**
 * Reads a post.
 *
 * @param root - the site's folder
 * @param file - below it
 * @throws if its front matter cannot be read, with file, line and fix
 */
export async function readPost(root: string, file: string): Promise<Post> {
  const text = await readFile(path.join(root, file), 'utf8');
  const frontMatter = typedFields(parseFrontMatter(text, file).frontMatter);
  const {title = '', description = '', slug = ''} = frontMatter;
  return {
    locale: postLocale(frontMatter),
    file,
    text,
    frontMatter,
    title,
    description,
    slug,
    route: path.posix.join('/blog', slug),
  };
}

/** Files of the posts, sorted. */
export function postFiles(root: string): string[] {
  return globSync('blog/*.mdx', {cwd: root}).sort();
}
