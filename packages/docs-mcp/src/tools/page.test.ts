import {expect, it} from 'vitest';
import {pagePath} from './page';

it('takes a page by its path, its address and its copy', () => {
  const ways = [
    '/identity/peru',
    'identity/peru/',
    'https://docs.example/identity/peru.md#errors',
    '/identity/peru.html',
  ];
  expect(ways.map(pagePath)).toEqual(ways.map(() => '/identity/peru'));
  expect(['/', '/index.md', ''].map(pagePath)).toEqual(['/', '/', '/']);
});
