import {expect, it} from 'vitest';
import {absoluteLink, hasCopy, home} from './links';

it.each([
  ['/intro', `${home}intro.md`],
  ['/intro#next', `${home}intro.md#next`],
  ['/', `${home}index.md`],
  ['/search?q=a', `${home}search?q=a`],
  ['/docs-es/search', `${home}docs-es/search`],
  ['pathname:///llms.txt', `${home}llms.txt`],
  ['pathname:///workflows/en/a', `${home}workflows/en/a`],
  ['#next', 'self:#next'],
  ['https://library.example/intro', 'https://library.example/intro'],
  ['mailto:help@library.example', 'mailto:help@library.example'],
])('%s leads to %s', (link, address) => {
  expect(absoluteLink(link)).toBe(address);
});

it('not-found pages have no copy, nor have files and what shows the build', () => {
  expect(
    ['/404', '/docs-es/404', '/404.html', '/sitemap.xml', '/__docusaurus/debug', '/intro'].filter(hasCopy),
  ).toEqual(['/intro']);
});
