import {describe, expect, it} from 'vitest';
import {checkRedirects, type KnownSite} from './checkRedirects';
import type {Redirect} from './readRedirects';

const site: KnownSite = {
  pages: new Set(['/', '/intro', '/docs-es/intro']),
  files: new Set(['/openapi.en.json']),
  hasAnchor: (page, id) => page === '/intro' && id === 'start',
};

/** The faults of redirects that stand on the lines 1, 2, 3 … */
const check = (...redirects: Redirect[]): string[] =>
  checkRedirects(
    redirects.map((redirect, index) => ({...redirect, line: index + 1})),
    site,
  );

describe('checkRedirects', () => {
  it('has nothing to say against redirects to pages, anchors and files', () => {
    expect(
      check(
        {from: '/docs', to: '/intro'},
        {from: '/home', to: '/'},
        {from: '/docs/start', to: '/intro#start'},
        {from: '/docs-es/docs', to: '/docs-es/intro'},
        {from: '/openapi.json', to: '/openapi.en.json'},
      ),
    ).toEqual([]);
  });

  it.each<[fault: string, redirect: Redirect, message: string]>([
    [
      'a page that is hidden',
      {from: '/intro', to: '/'},
      '"/intro" is a page or a file of the site, which a redirect would hide. Remove the redirect or move the page.',
    ],
    [
      'a file that is hidden',
      {from: '/openapi.en.json', to: '/'},
      '"/openapi.en.json" is a page or a file of the site, which a redirect would hide. Remove the redirect or move the page.',
    ],
    [
      'a redirect to itself',
      {from: '/a', to: '/a'},
      '"/a" leads to itself. Write the address that answers instead, or remove the redirect.',
    ],
    [
      'a redirect to an anchor of itself',
      {from: '/a', to: '/a#start'},
      '"/a" leads to itself. Write the address that answers instead, or remove the redirect.',
    ],
    [
      'a target that is missing',
      {from: '/a', to: '/introo'},
      '"/introo" is no page and no file of the site. Write a route that exists.',
    ],
    [
      'an anchor that is missing',
      {from: '/a', to: '/intro#end'},
      '"/intro" has no element with the id "end". Write the id of a heading of that page, or none.',
    ],
    [
      'an anchor of a file',
      {from: '/a', to: '/openapi.en.json#start'},
      '"/openapi.en.json" has no element with the id "start". Write the id of a heading of that page, or none.',
    ],
    [
      'an old address of bad form',
      {from: '/a/', to: '/intro'},
      'The address "/a/": leave out the slash at its end; every host does so by itself.',
    ],
    [
      'a new address of bad form',
      {from: '/a', to: '/intro.html#start'},
      'The address "/intro.html#start": leave out ".html"; every host does so by itself.',
    ],
  ])('finds %s', (_fault, redirect, message) => {
    expect(check({from: '/docs', to: '/docs-es/intro'}, redirect)).toEqual([`config/redirects.yaml:2: ${message}`]);
  });

  it('finds an address that is redirected twice', () => {
    expect(check({from: '/a', to: '/intro'}, {from: '/a', to: '/'})).toEqual([
      'config/redirects.yaml:2: "/a" is redirected on line 1 already. Keep one of the two.',
    ]);
  });

  it('finds chains and circles', () => {
    expect(check({from: '/a', to: '/b#start'}, {from: '/b', to: '/c'}, {from: '/c', to: '/b'})).toEqual([
      'config/redirects.yaml:1: "/b" is redirected too, on line 2. Write the address that answers in the end.',
      'config/redirects.yaml:2: "/c" is redirected too, on line 3. Write the address that answers in the end.',
      'config/redirects.yaml:3: "/b" is redirected too, on line 2. Write the address that answers in the end.',
    ]);
  });

  it.each(['/', '/docs', '/docs-es/q1-2025', '/a.b', '/a_b/~c'])('takes the form of %s', (from) => {
    expect(check({from, to: '/intro'}).filter((fault) => fault.includes('The address'))).toEqual([]);
  });

  it.each([
    ['docs', /slash/],
    ['https://docs.example/a', /leave out host/],
    ['/docs?a=1', /what follows the path/],
    ['/docs#start', /what follows the path/],
    ['/docs.html', /"\.html"/],
    ['//docs', /single slashes/],
    ['/docs/*', /letters/],
    ['/módulo', /letters without accents/],
    ['/a b', /letters/],
    ['/$uri', /letters/],
  ])('refuses the form of %s', (from, fix) => {
    expect(check({from, to: '/intro'})).toEqual([expect.stringMatching(fix) as string]);
  });
});
