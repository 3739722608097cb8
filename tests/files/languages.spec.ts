import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {built, html, isSpanish, sitePaths} from '../support/pages';

it.each([
  ['es', '/blog/bienvenida', /3 de noviembre de 2025.*\d+ min de lectura.*Equipo de producto/s],
  ['en', '/blog/welcome', /November 3, 2025.*\d+ min read.*Product team/s],
])('date, reading time and team follow the language of the page, which is %s', (_lang, pathname, words) => {
  expect(html(pathname)).toMatch(words);
});

/** Addresses of the alternates that a page names, by language. */
const alternatesOf = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<link[^>]*rel="?alternate"?[^>]*hreflang="?([\w-]+)"? href="?([^">\s]+)/g)]
      .filter(([tag]) => !tag.includes('rss'))
      .map(([, lang = '', url = '']) => [lang, url]),
  );

const pathOf = (url: string): string => decodeURI(new URL(url).pathname);

it('pages name each other and themselves to search engines', () => {
  const page = html('/docs-es/identidad/colombia');
  expect(page).toMatch(new RegExp(`rel="?canonical"? href="?${brand.siteUrl}/docs-es/identidad/colombia["\\s/>]`));
  expect(alternatesOf(page)).toEqual({
    en: `${brand.siteUrl}/identity/colombia`,
    es: `${brand.siteUrl}/docs-es/identidad/colombia`,
    'x-default': `${brand.siteUrl}/identity/colombia`,
  });
  expect(page).toMatch(/property="?og:locale"? content="?es_LA/);
});

it('the menu of every page leads to its counterpart, or to the welcome page where there is none', () => {
  for (const pathname of sitePaths()) {
    const page = html(pathname);
    const own = isSpanish(pathname) ? 'es' : 'en';
    const menu = [...page.matchAll(/<a class="?dropdown__link[^>]*hreflang="?(\w+)"?[^>]*href="?([^">\s]+)/g)];
    const counterparts = Object.entries(alternatesOf(page)).map(([lang, url]) => [lang, pathOf(url)]);
    expect(Object.fromEntries(menu.map(([, lang, href = '']) => [lang, decodeURI(href)])), pathname).toEqual({
      ...{en: '/intro', es: '/docs-es/intro', [own]: pathname},
      ...Object.fromEntries(counterparts.filter(([lang]) => lang !== 'x-default')),
    });
  }
});

it('fields of operations and objects have the same addresses in both languages', () => {
  const fieldsOf = (page: string): string[] =>
    [...page.matchAll(/<li[^>]* id="?((?:attribute|body|parameter|response)-[^">\s]+)/g)].map(([, id = '']) => id);
  const pages = sitePaths().filter((pathname) => !isSpanish(pathname) && fieldsOf(html(pathname)).length > 0);
  expect(pages.length).toBeGreaterThan(150);
  for (const pathname of pages) {
    const translation = html(pathOf(alternatesOf(html(pathname)).es ?? ''));
    expect(fieldsOf(translation), pathname).toEqual(fieldsOf(html(pathname)));
  }
});

it.each([
  ['blog', 'en', '/intro', 'zero-knowledge-face-proofs', 'pruebas-faciales'],
  ['blog/es', 'es', '/docs-es/intro', 'pruebas-faciales', 'zero-knowledge-face-proofs'],
])('the feeds in /%s are valid and hold the posts of their language', (dir, language, welcome, own, other) => {
  const [rss, atom] = [built(`${dir}/rss.xml`), built(`${dir}/atom.xml`)];
  expect(rss).toContain(`<language>${language}</language>`);
  const links = [...rss.matchAll(/<item>[\s\S]*?<link>(.+?)<\/link>/g)].map(([, link]) => link).join();
  expect(links).toContain(own);
  expect(links).not.toContain(other);
  expect(atom).toContain(own);
  expect(built(`${dir}/feed.json`)).toContain(own);
  const named = [...html(welcome).matchAll(/<link[^>]*application\/rss\+xml[^>]*>/g)].map(([link]) => link);
  expect(named).toEqual([expect.stringMatching(new RegExp(`href="?/${dir}/rss.xml["\\s/>]`))]);
  // The rules of the W3C.
  const address = `${brand.siteUrl}/${dir}`;
  expect(rss).toContain(`<atom:link href="${address}/rss.xml" rel="self" type="application/rss+xml"/>`);
  const [head = '', ...entries] = atom.split('<entry>');
  expect(head).toContain(`<link rel="self" href="${address}/atom.xml"/>`);
  expect(head).toMatch(/<author>\s*<name>[^<]+<\/name>/);
  for (const part of [head, ...entries]) {
    expect(part.match(/<(?:id|updated)>[^<]+</g)).toHaveLength(2);
  }
  expect(rss + atom).not.toMatch(/(?:href|src)=(?:"|&quot;|)[/.]/);
  const [, page = ''] = /<link rel="alternate" href="([^"]+)"/.exec(head) ?? [];
  expect(html(pathOf(page))).toMatch(new RegExp(`<html [^>]*lang="?${language}\\b`));
});

it('pages name what is in another language in it', () => {
  const marked =
    /<div lang="?es"?><article[^>]*><small>Español<\/small>(?:(?!<\/article>).)*\/blog\/bienvenida(?:(?!<\/article>).)*Leer la entrada/s;
  for (const pathname of ['/blog', '/blog/tags/facebook', '/blog/authors/product']) {
    expect(html(pathname), pathname).toMatch(marked);
  }
  expect(html('/blog/archive')).toMatch(/<a(?=[^>]* lang="?es)[^>]* href="?\/blog\/bienvenida/);
  expect(html('/blog/tags')).toMatch(/<span lang="?es"?><a rel="?tag/);
  // The API speaks English.
  expect(html('/docs-es/identidad/colombia')).toMatch(/<span class="?error-message"? lang="?en/);
});
