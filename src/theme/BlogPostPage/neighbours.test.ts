import {describe, expect, it} from 'vitest';
import {neighbours} from './neighbours';

const posts = ['/es/c', '/en/c', '/es/b', '/en/b', '/en/a'].map((permalink) => ({title: permalink, permalink}));
const localeOf = (permalink: string): string => permalink.slice(1, 3);

describe('neighbours', () => {
  it.each([
    ['/en/c', undefined, '/en/b'],
    ['/en/b', '/en/c', '/en/a'],
    ['/en/a', '/en/b', undefined],
    ['/es/c', undefined, '/es/b'],
    ['/en/unlisted', undefined, undefined],
  ])('of %s are in its language', (permalink, newer, older) => {
    const {prevItem, nextItem} = neighbours(posts, permalink, localeOf);
    expect([prevItem?.permalink, nextItem?.permalink]).toEqual([newer, older]);
  });
});
