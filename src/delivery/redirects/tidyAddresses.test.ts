import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {hostileAddresses, leadsAway} from './fixtures/hostileAddresses';
import {tidyAddress} from './tidyAddresses';

const routes = JSON.parse(readFileSync(path.resolve(__dirname, '../../../config/routes.json'), 'utf8')) as object;

/** Every route of the site that is written in config/routes.json. */
const known = [...JSON.stringify(routes).matchAll(/"(\/[^"]+)"/g)].map(([, route = '']) =>
  route.replaceAll('{product}', 'acme'),
);

describe.each(['/', '/some/base/', '/v1.0/'])('below %s', (baseUrl) => {
  it.each([
    ['index.html', ''],
    ['index', ''],
    ['docs-es/index.html', 'docs-es/'],
    ['identity/peru.html', 'identity/peru'],
    ['identity/peru/', 'identity/peru'],
  ])('%s leads to %s', (from, to) => {
    expect(tidyAddress(`${baseUrl}${from}`, baseUrl)).toBe(`${baseUrl}${to}`);
  });

  it('every route of the site is found with an ending', () => {
    expect(known.length).toBeGreaterThan(500);
    for (const route of known) {
      expect(tidyAddress(`${baseUrl}${route.slice(1)}.html`, baseUrl)).toBe(`${baseUrl}${route.slice(1)}`);
    }
  });

  it('none leads to another host', () => {
    for (const address of hostileAddresses) {
      for (const path of [address, address.replaceAll(/%(0[9ad]|20|2[ef]|5c)/gi, decodeURIComponent)]) {
        expect(leadsAway('https://docs.example', tidyAddress(`${baseUrl}${path}`, baseUrl)), path).toBe(false);
      }
    }
  });

  it.each(['', 'identity/peru', 'openapi.en.json'])('"%s" is an address', (address) => {
    expect(tidyAddress(`${baseUrl}${address}`, baseUrl)).toBeUndefined();
  });
});

it('a dot of the base path is a dot', () => {
  expect(tidyAddress('/v1x0/page/', '/v1.0/')).toBeUndefined();
});
