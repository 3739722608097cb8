import {expect, it} from 'vitest';
import {absoluteLink, entries, home} from './links';

it.each([
  ['/intro#next', `${home}intro.md#next`],
  ['/', home],
  ['/docs-es', `${home}docs-es`],
  ['/blog/tags/hello', `${home}blog/tags/hello`],
  ['/blog/welcome', `${home}blog/welcome.md`],
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

it('keeps a title in its link, whatever is in it', () => {
  const entry = {title: 'a](https://evil.example) <b>\n# b', description: 'About\n# it', permalink: '/a'};
  expect(entries([entry])).toBe(`- [a\\](https://evil.example) \\<b> # b](${home}a.md): About # it`);
});
