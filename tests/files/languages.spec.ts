import {describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {built, html, isSpanish, sitePaths} from '../support/pages';

const spanishPost = '/blog/pruebas-faciales-de-conocimiento-cero-revolucionando-la-identidad-digital';
const englishPost = '/blog/zero-knowledge-face-proofs-revolutionizing-digital-identity';

describe('dates, reading times and teams follow the language of the page', () => {
  it.each([
    [spanishPost, '12 de noviembre de 2025', /\d+ min de lectura/, 'Equipo de investigación'],
    [englishPost, 'November 12, 2025', /\d+ min read/, 'Research team'],
  ])('%s', (pathname, date, readingTime, team) => {
    const page = html(pathname);
    expect(page).toContain(date);
    expect(page).toMatch(readingTime);
    expect(page).toContain(team);
  });
});

/** Language and address of the alternates that a page names. */
const alternatesOf = (page: string): string[] =>
  [...page.matchAll(/<link[^>]*rel="?alternate"?[^>]*hreflang="?([\w-]+)"? href="?([^">\s]+)/g)]
    .filter(([tag]) => !tag.includes('rss'))
    .map(([, lang = '', url = '']) => `${lang} ${url}`)
    .sort();

/** Path of the page in a language, as its head names it. */
const counterpartIn = (page: string, lang: string): string | undefined =>
  alternatesOf(page)
    .filter((line) => line.startsWith(`${lang} `))
    .map((line) => new URL(line.slice(3)).pathname)[0];

it('the sitemap names the same addresses in both languages as the pages do', () => {
  const entries = [...built('sitemap.xml').matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBeGreaterThan(500);
  for (const [, location = '', links = ''] of entries) {
    const inSitemap = [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, lang, url]) => `${lang} ${url}`,
    );
    expect(inSitemap.sort(), location).toEqual(alternatesOf(html(decodeURI(new URL(location).pathname))));
  }
});

describe('every page leads to itself in the other language', () => {
  const pages = sitePaths().map((pathname) => ({
    pathname,
    page: html(pathname),
    own: isSpanish(pathname) ? 'es' : 'en',
  }));

  it('by the menu, which leads to the welcome page where there is none', () => {
    for (const {pathname, page, own} of pages) {
      const menu = [...page.matchAll(/<a class="?dropdown__link[^>]*hreflang="?(\w+)"?[^>]*href="?([^">\s]+)/g)];
      const welcome: Readonly<Record<string, string>> = {en: '/intro', es: '/docs-es/intro', [own]: pathname};
      expect(
        menu.map(([, lang, href = '']) => [lang, decodeURI(href)]),
        pathname,
      ).toEqual(['en', 'es'].map((lang) => [lang, decodeURI(counterpartIn(page, lang) ?? welcome[lang] ?? '')]));
    }
  });
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

describe('each language has feeds of its posts', () => {
  it.each([
    ['blog', 'en', 'zero-knowledge-face-proofs', 'pruebas-faciales'],
    ['blog/es', 'es', 'pruebas-faciales', 'zero-knowledge-face-proofs'],
  ])('%s', (dir, language, own, other) => {
    const rss = built(`${dir}/rss.xml`);
    expect(rss).toContain(`<language>${language}</language>`);
    const links = [...rss.matchAll(/<item>[\s\S]*?<link>(.+?)<\/link>/g)].map(([, link]) => link).join();
    expect(links).toContain(own);
    expect(links).not.toContain(other);
    expect(built(`${dir}/atom.xml`)).toContain(own);
    expect(built(`${dir}/feed.json`)).toContain(own);
  });

  it.each([
    ['blog', 'en'],
    ['blog/es', 'es'],
  ])('%s is valid by the rules of the W3C, and its page is in its language', (dir, language) => {
    const [rss, atom] = [built(`${dir}/rss.xml`), built(`${dir}/atom.xml`)];
    const address = `${brand.siteUrl}/${dir}`;
    expect(rss).toContain(`<atom:link href="${address}/rss.xml" rel="self" type="application/rss+xml"/>`);
    const [head = '', ...entries] = atom.split('<entry>');
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

  it.each([
    ['/intro', '/blog/rss.xml'],
    ['/docs-es/intro', '/blog/es/rss.xml'],
  ])('%s names its own', (pathname, feed) => {
    const links = [...html(pathname).matchAll(/<link[^>]*application\/rss\+xml[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(new RegExp(`href="?${feed}["\\s/>]`));
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

it('structured data of a post names its language', () => {
  const data = [...html(spanishPost).matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)];
  const post = data
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((thing) => thing['@type'] === 'BlogPosting');
  expect(post).toMatchObject({inLanguage: 'es'});
});

it('pages name each other and themselves to search engines', () => {
  const page = html('/docs-es/identidad/colombia');
  const canonical = /rel="?canonical"? href="?([^">\s]+)/.exec(page)?.[1] ?? '';
  expect(new URL(canonical).pathname).toBe('/docs-es/identidad/colombia');
  const paths = alternatesOf(page).map((line) => line.replace(/ https:\/\/[^/]+/, ' '));
  expect(paths).toEqual(['en /identity/colombia', 'es /docs-es/identidad/colombia', 'x-default /identity/colombia']);
  expect(page).toMatch(/property="?og:locale"? content="?es_LA/);
});
