import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {socialCards} from '../../scripts/brand-images/socialCards';
import {build, html, sitePaths} from '../support/pages';

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

describe.each(['/', '/docs-es'])('%s', (home) => {
  it('says who publishes the site and how to search it', () => {
    const json = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html(home))?.[1] ?? '';
    const graph = (JSON.parse(json) as {'@graph': Thing[]})['@graph'];
    const organization = graph.find((thing) => thing['@type'] === 'Organization');
    const website = graph.find((thing) => thing['@type'] === 'WebSite');
    expect(organization).toMatchObject({
      name: expect.stringMatching(/\S/) as string,
      contactPoint: {'@type': 'ContactPoint', contactType: 'customer service'},
    });
    const searchOf = (url: string) => ({
      '@type': 'SearchAction',
      target: {urlTemplate: expect.stringContaining(url) as string},
    });
    expect(website).toMatchObject({
      potentialAction: [
        searchOf('.example/search?q={search_term_string}'),
        searchOf('/docs-es/search?q={search_term_string}'),
      ],
    });
    expect(existsSync(path.join(build, new URL(String(organization?.logo)).pathname))).toBe(true);
  });
});

it('each page has the social card of its group and language, a picture of 1200 by 630', () => {
  const cardOf = (page: string) => /property="?og:image"? content="?([^">\s]+)/.exec(html(page))?.[1] ?? '';
  const cards = new Set(sitePaths().map((page) => new URL(cardOf(page)).pathname));
  expect([...cards].sort()).toEqual(
    socialCards()
      .map(({file}) => `/img/${file}`)
      .sort(),
  );
  for (const card of cards) {
    const png = readFileSync(path.join(build, card));
    // A PNG says its size at the beginning of its first chunk.
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  }
  expect(cardOf('/identity/peru')).toMatch(/\/img\/cards\/en\/data-checks\.png$/);
  expect(cardOf('/docs-es/identidad/peru')).toMatch(/\/img\/cards\/es\/data-checks\.png$/);
});

/** The main part of a page. */
const main = (pathname: string): string => /<main[\s>].*<\/main>/s.exec(html(pathname))?.[0] ?? '';

it('the blog has its tags and its teams', () => {
  expect(new Set(main('/blog/tags').match(/href="?\/blog\/tags\/[\w-]+/g)).size).toBe(13);
  expect(main('/blog/authors').match(/<h2[\s>]/g)).toHaveLength(4);
});
