import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {blogTags} from '../../config/blogTags';

/** Folder of the built site. */
export const build = path.resolve(__dirname, '../../build');

/** A file of the built site, as text. */
export const built = (file: string): string => readFileSync(path.join(build, file), 'utf8');

/** The HTML of a page of the built site. */
export const html = (pathname: string): string => built(pathname === '/' ? 'index.html' : `${pathname}.html`);

/** A Markdown copy of a page, or its samples, with all parts as one text. */
export function wholeCopy(file: string): string {
  const parts = [file];
  for (let part = 2; existsSync(path.join(build, file.replace(/md$/, `${part}.md`))); part += 1) {
    parts.push(file.replace(/md$/, `${part}.md`));
  }
  return parts.map((name) => built(name).replace(/^---\n[\s\S]*?\n---\n/, '')).join('\n');
}

/** Pages that are served and not in the sitemap. */
const unlisted = ['/search', '/docs-es/search', '/markdown-page'];

/**
 * Paths of every page of the built site.
 *
 * @throws if there is no built site
 */
export function sitePaths(): string[] {
  const locations = [...built('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  return [...locations.map((url) => decodeURI(new URL(url).pathname)), ...unlisted];
}

/** Pages of the blog's tags that have Spanish names. */
const spanishTags = blogTags.map(({es}) => es);

/** Whether a page is Spanish, by its address. */
export const isSpanish = (pathname: string): boolean =>
  /^\/docs-es(\/|$)/.test(pathname) ||
  /^\/blog\/(pruebas-faciales|bienvenida)/.test(pathname) ||
  spanishTags.includes(pathname);
