import {describe, expect, it} from 'vitest';
import {built, html} from '../support/pages';

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

describe('the not-found page', () => {
  it.each([
    ['404.html', 'en', 'Page not found'],
    ['docs-es/404.html', 'es', 'Página no encontrada'],
  ])('%s is in its language', (file, lang, title) => {
    expect(built(file)).toMatch(new RegExp(`<html lang="?${lang}\\b`));
    expect(built(file)).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  });
});

/** Language and address of the alternates that a page names. */
const alternatesOf = (page: string): string[] =>
  [...page.matchAll(/<link[^>]*rel="?alternate"?[^>]*hreflang="?([\w-]+)"? href="?([^">\s]+)/g)]
    .filter(([tag]) => !tag.includes('rss'))
    .map(([, lang = '', url = '']) => `${lang} ${url}`);

it('the sitemap names the same addresses in both languages as the pages do', () => {
  const entries = [...built('sitemap.xml').matchAll(/<url><loc>(.+?)<\/loc>(.*?)<\/url>/g)];
  expect(entries.length).toBeGreaterThan(500);
  const wrong = entries.flatMap(([, location = '', links = '']) => {
    const inSitemap = [...links.matchAll(/hreflang="([\w-]+)" href="([^"]+)"/g)].map(
      ([, lang = '', url = '']) => `${lang} ${url}`,
    );
    const inPage = alternatesOf(html(decodeURI(new URL(location).pathname)));
    return inSitemap.sort().join() === inPage.sort().join()
      ? []
      : [`${location}: sitemap ${inSitemap.join(', ')}; page ${inPage.join(', ')}`];
  });
  expect(wrong).toEqual([]);
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
    ['/intro', '/blog/rss.xml'],
    ['/docs-es/intro', '/blog/es/rss.xml'],
  ])('%s names its own', (pathname, feed) => {
    const links = [...html(pathname).matchAll(/<link[^>]*application\/rss\+xml[^>]*>/g)].map(([link]) => link);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(new RegExp(`href="?${feed}["\\s/>]`));
  });
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
  expect(paths.sort()).toEqual([
    'en /identity/colombia',
    'es /docs-es/identidad/colombia',
    'x-default /identity/colombia',
  ]);
  expect(page).toMatch(/property="?og:locale"? content="?es_LA/);
});
