import {describe, expect, it} from 'vitest';
import type {Redirect} from '../../../config/redirects';
import {checkRedirects, type KnownSite} from './checkRedirects';

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
      '"/introo" is no page and no file of the site. Write in "to" a route that exists.',
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
      '"from" is "/a/": leave out the slash at its end; every host does so by itself.',
    ],
    [
      'a new address of bad form',
      {from: '/a', to: '/intro.html#start'},
      '"to" is "/intro.html#start": leave out ".html"; every host does so by itself.',
    ],
  ])('finds %s', (_fault, redirect, message) => {
    expect(check({from: '/docs', to: '/docs-es/intro'}, redirect)).toEqual([`config/redirects.ts:2: ${message}`]);
  });

  it('finds an address that is redirected twice', () => {
    expect(check({from: '/a', to: '/intro'}, {from: '/a', to: '/'})).toEqual([
      'config/redirects.ts:2: "/a" is redirected on line 1 already. Keep one of the two.',
    ]);
  });

  it('finds circles', () => {
    expect(check({from: '/a', to: '/b'}, {from: '/b', to: '/a'})).toEqual([
      'config/redirects.ts:1: /a → /b → /a is a circle. Write in "to" the page that answers.',
      'config/redirects.ts:2: /b → /a → /b is a circle. Write in "to" the page that answers.',
    ]);
  });

  it('finds chains and names their end, with the fragment that a browser would keep', () => {
    expect(
      check({from: '/a', to: '/b#start'}, {from: '/b', to: '/c'}, {from: '/c', to: '/intro'}, {from: '/d', to: '/a'}),
    ).toEqual([
      `config/redirects.ts:1: /a → /b → /c → /intro is a chain. Write its end: to: '/intro#start'.`,
      `config/redirects.ts:2: /b → /c → /intro is a chain. Write its end: to: '/intro'.`,
      `config/redirects.ts:4: /d → /a → /b → /c → /intro is a chain. Write its end: to: '/intro#start'.`,
    ]);
  });
});
