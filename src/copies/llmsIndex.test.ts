import {expect, it} from 'vitest';
import {home} from './links';
import {entries} from './llmsIndex';

it('keeps a title in its link, whatever is in it', () => {
  const entry = {title: 'a](https://evil.example) <b>\n# b', description: 'About\n# it', permalink: '/a'};
  expect(entries([entry])).toBe(`- [a\\](https://evil.example) \\<b> # b](${home}a.md): About # it`);
});
