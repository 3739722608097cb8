import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, html, isSpanish, sitePaths} from '../support/pages';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

it('every page says who publishes the site and how to search it, and by what it was made', () => {
  for (const page of sitePaths()) {
    const json =
      /<script[^>]*application\/ld\+json[^>]*>(\{"@context":"https:\/\/schema.org","@graph".*?)<\/script>/s.exec(
        html(page),
      )?.[1];
    const graph = (JSON.parse(json ?? '{"@graph": []}') as {'@graph': Thing[]})['@graph'];
    const [organization, website] = graph;
    expect(organization, page).toMatchObject({
      '@type': 'Organization',
      name: expect.stringMatching(/\S/) as string,
      description: expect.stringMatching(/\S/) as string,
      contactPoint: {'@type': 'ContactPoint', contactType: 'customer service'},
    });
    expect(website, page).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: expect.stringMatching(/\.example\/search\?q=\{search_term_string\}$/) as string,
        'query-input': 'required name=search_term_string',
      },
    });
    expect(existsSync(path.join(build, new URL(String(organization?.logo)).pathname))).toBe(true);
    expect(html(page), page).toMatch(/<meta name="?generator"? content="Docusaurus v3\.9\.1"/);
    expect(html(page), page).toMatch(/name="?description"? content="?\S/);
  }
});

it('each page has the social card of its language, a picture of 1200 by 630', () => {
  for (const page of sitePaths()) {
    const cards = [...html(page).matchAll(/property="?og:image"? content="?([^">\s]+)/g)].map(([, url = '']) => url);
    const [card = ''] = cards;
    expect(cards, page).toHaveLength(1);
    expect(card, page).toMatch(isSpanish(page) ? /\/img\/social-card-es\.png$/ : /\/img\/social-card\.png$/);
    const png = readFileSync(path.join(build, new URL(card).pathname));
    // A PNG says its size at the beginning of its first chunk.
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  }
});

/** The main part of a page. */
const main = (pathname: string): string => /<main[\s>].*<\/main>/s.exec(html(pathname))?.[0] ?? '';

it('the blog has its tags and its teams', () => {
  expect(new Set(main('/blog/tags').match(/href="?\/blog\/tags\/[\w-]+/g)).size).toBe(13);
  expect(main('/blog/authors').match(/<h2[\s>]/g)).toHaveLength(4);
});
