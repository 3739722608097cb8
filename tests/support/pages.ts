import {readFileSync} from 'node:fs';
import path from 'node:path';
import {blogTags} from '../../config/blogTags';

/** Folder of the built site. */
export const build = path.resolve(__dirname, '../../build');

/** A file of the built site, as text. */
export const built = (file: string): string => readFileSync(path.join(build, file), 'utf8');

/** The HTML of a page of the built site. */
export const html = (pathname: string): string => built(pathname === '/' ? 'index.html' : `${pathname}.html`);

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

/** One page of each template, for checks that are too slow for all. */
export const templates: Readonly<Record<string, string>> = {
  landing: '/',
  'landing, Spanish': '/docs-es',
  operation: '/identity/colombia',
  'operation, Spanish': '/docs-es/identidad/colombia',
  'operation with nested fields': '/api/project-flows/project-flows-update',
  object: '/resources/the-project-object',
  'object, Spanish': '/docs-es/recursos/el-objeto-proyecto',
  'two operations': '/legal/health',
  'guide on a workflow': '/guides/verify-a-business',
  guide: '/authentication',
  welcome: '/intro',
  'welcome, Spanish': '/docs-es/intro',
  country: '/countries/colombia',
  'opening page of a group': '/identity',
  'blog list': '/blog',
  'blog post': '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
  'blog post, Spanish': '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
  'blog archive': '/blog/archive',
  'blog authors': '/blog/authors',
  'blog tags': '/blog/tags',
  search: '/search?q=cedula',
  'search, Spanish': '/docs-es/search?q=cedula',
  'plain page': '/markdown-page',
  'not found': '/no/such/page',
  'not found, Spanish': '/docs-es/no/such/page',
};

/** Pages whose interface is read: one of each template, and some that have texts of their own. */
export const interfacePages: Readonly<Record<string, string>> = {
  ...templates,
  'tag, Spanish': '/blog/tags/privacidad',
  'object, Spanish': '/docs-es/recursos/el-objeto-webhook',
  'opening page of a group, Spanish': '/docs-es/paises',
  'author page': '/blog/authors/research',
  'alias that is Spanish at an English route': '/airdrop/airdrop-rules-es',
};
