import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {build, html, isSpanish, sitePaths} from '../support/pages';

const text = expect.stringMatching(/\S/) as string;

const fileOf = (url: string): string => path.join(build, new URL(url).pathname);

it('every page says who publishes the site and how to search it', () => {
  for (const page of sitePaths()) {
    const [, json = '{"@graph": []}'] =
      /<script[^>]*application\/ld\+json[^>]*>(\{"@context":"https:\/\/schema.org","@graph".*?)<\/script>/s.exec(
        html(page),
      ) ?? [];
    const [organization, website] = (JSON.parse(json) as {'@graph': {logo?: string}[]})['@graph'];
    const contactPoint = {'@type': 'ContactPoint', contactType: 'customer service'};
    expect(organization, page).toMatchObject({'@type': 'Organization', name: text, description: text, contactPoint});
    expect(existsSync(fileOf(organization?.logo ?? ''))).toBe(true);
    const target = expect.stringMatching(/\.example\/search\?q=\{search_term_string\}$/) as string;
    expect(website, page).toMatchObject({'@type': 'WebSite', potentialAction: {'@type': 'SearchAction', target}});
  }
});

it('each page has the social card of its language, a picture of 1200 by 630', () => {
  for (const page of sitePaths()) {
    const [, url = ''] = /property="?og:image"? content="?([^">\s]+)/.exec(html(page)) ?? [];
    expect(url, page).toMatch(isSpanish(page) ? /\/img\/social-card-es\.png$/ : /social-card\.png$/);
    const png = readFileSync(fileOf(url));
    // A PNG says its size at the beginning of its first chunk.
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
  }
});
