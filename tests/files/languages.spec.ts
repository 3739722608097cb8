import {describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {built, html, isSpanish, sitePaths} from '../support/pages';

it.each([
  [
    '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital',
    /12 de noviembre de 2025.*\d+ min de lectura.*Equipo de investigación/s,
  ],
  [
    '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity',
    /November 12, 2025.*\d+ min read.*Research team/s,
  ],
])('date, reading time and team follow the language of the page, which its data name: %s', (pathname, words) => {
  expect(html(pathname)).toMatch(words);
  expect(html(pathname)).toMatch(new RegExp(`"BlogPosting"[^<]*"inLanguage":"${isSpanish(pathname) ? 'es' : 'en'}"`));
});

/** Language and address of the alternates that a page names. */
const alternatesOf = (page: string): string[] =>
  [...page.matchAll(/<link[^>]*rel="?alternate"?[^>]*hreflang="?([\w-]+)"? href="?([^">\s]+)/g)]
    .filter(([tag]) => !tag.includes('rss'))
    .map(([, lang = '', url = '']) => `${lang} ${decodeURI(new URL(url).pathname)}`)
    .sort();

/** Path of the page in a language, as its head names it. */
const counterpartIn = (page: string, lang: string): string | undefined =>
  alternatesOf(page)
    .find((line) => line.startsWith(`${lang} `))
    ?.slice(3);

it('the sitemap names the same addresses in both languages as the pages do', () => {
  const entries = [...built('sitemap.xml').matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBeGreaterThan(500);
  for (const [, location = '', links = ''] of entries) {
    const inSitemap = [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, lang = '', url = '']) => `${lang} ${decodeURI(new URL(url).pathname)}`,
    );
    expect(inSitemap.sort(), location).toEqual(alternatesOf(html(decodeURI(new URL(location).pathname))));
  }
});

it('pages name each other and themselves to search engines', () => {
  const page = html('/docs-es/identidad/colombia');
  expect(page).toMatch(new RegExp(`rel="?canonical"? href="?${brand.siteUrl}/docs-es/identidad/colombia["\\s/>]`));
  expect(alternatesOf(page)).toEqual([
    'en /identity/colombia',
    'es /docs-es/identidad/colombia',
    'x-default /identity/colombia',
  ]);
  expect(page).toMatch(/property="?og:locale"? content="?es_LA/);
});

it('the menu of every page leads to its counterpart, or to the welcome page where there is none', () => {
  for (const pathname of sitePaths()) {
    const page = html(pathname);
    const menu = [...page.matchAll(/<a class="?dropdown__link[^>]*hreflang="?(\w+)"?[^>]*href="?([^">\s]+)/g)];
    const own = isSpanish(pathname) ? 'es' : 'en';
    const welcome: Readonly<Record<string, string>> = {en: '/intro', es: '/docs-es/intro', [own]: pathname};
    expect(
      menu.map(([, lang, href = '']) => [lang, decodeURI(href)]),
      pathname,
    ).toEqual(['en', 'es'].map((lang) => [lang, counterpartIn(page, lang) ?? welcome[lang]]));
  }
});

it('fields of operations and objects have the same addresses in both languages', () => {
  const fieldsOf = (pathname: string): string[] =>
    [...html(pathname).matchAll(/<li id="?((?:attribute|body|parameter|response)-[^">\s]+)/g)].map(([, id = '']) => id);
  const pages = sitePaths().filter((pathname) => !isSpanish(pathname) && fieldsOf(pathname).length > 0);
  expect(pages.length).toBeGreaterThan(150);
  for (const pathname of pages) {
    expect(fieldsOf(counterpartIn(html(pathname), 'es') ?? ''), pathname).toEqual(fieldsOf(pathname));
  }
});

describe.each([
  ['blog', 'en', '/intro', 'zero-knowledge-face-proofs', 'pruebas-faciales'],
  ['blog/es', 'es', '/docs-es/intro', 'pruebas-faciales', 'zero-knowledge-face-proofs'],
])('the feeds in /%s', (dir, language, welcome, own, other) => {
  const [rss, atom] = [built(`${dir}/rss.xml`), built(`${dir}/atom.xml`)];
  const [head = '', ...entries] = atom.split('<entry>');

  it('hold the posts of their language, whose pages name them', () => {
    expect(rss).toContain(`<language>${language}</language>`);
    const links = [...rss.matchAll(/<item>[\s\S]*?<link>(.+?)<\/link>/g)].map(([, link]) => link).join();
    expect(links).toContain(own);
    expect(links).not.toContain(other);
    expect(atom).toContain(own);
    expect(built(`${dir}/feed.json`)).toContain(own);
    const named = [...html(welcome).matchAll(/<link[^>]*application\/rss\+xml[^>]*>/g)].map(([link]) => link);
    expect(named).toEqual([expect.stringMatching(new RegExp(`href="?/${dir}/rss.xml["\\s/>]`))]);
  });

  it('are valid by the rules of the W3C, and their page is in their language', () => {
    const address = `${brand.siteUrl}/${dir}`;
    expect(rss).toContain(`<atom:link href="${address}/rss.xml" rel="self" type="application/rss+xml"/>`);
    expect(head).toContain(`<link rel="self" href="${address}/atom.xml"/>`);
    expect(head).toMatch(/<author>\s*<name>[^<]+<\/name>/);
    for (const part of [head, ...entries]) {
      expect(part.match(/<(?:id|updated)>[^<]+</g)).toHaveLength(2);
      expect(part).toMatch(/<title[ >]/);
    }
    for (const item of rss.split('<item>').slice(1)) {
      expect(item).toMatch(/<title>.+<link>https.+<guid[^>]*>https.+<pubDate>\w{3}, /s);
    }
    const [, page = ''] = /<link rel="alternate" href="([^"]+)"/.exec(head) ?? [];
    expect(rss).toContain(`<link>${page}</link>`);
    expect(html(new URL(page).pathname)).toMatch(new RegExp(`<html [^>]*lang="?${language}\\b`));
    expect(rss + atom).not.toMatch(/(?:href|src)=(?:"|&quot;|)[/.]/);
  });
});

it('lists name what is in another language in it', () => {
  const marked =
    /<div lang="?es"?><small>Español<\/small><article(?:(?!<\/article>).)*\/blog\/bienvenida(?:(?!<\/article>).)*Leer la entrada/s;
  for (const pathname of ['/blog', '/blog/tags/facebook', '/blog/authors/product']) {
    expect(html(pathname), pathname).toMatch(marked);
  }
  expect(html('/blog/archive')).toMatch(/<a(?=[^>]* lang="?es)[^>]* href="?\/blog\/bienvenida/);
  expect(html('/blog/tags')).toMatch(/<span lang="?es"?><a rel="?tag/);
});
