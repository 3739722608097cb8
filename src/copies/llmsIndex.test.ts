import {expect, it} from 'vitest';
import {llmsText} from './llmsIndex';

it('keeps a title in its link, whatever is in it', () => {
  const entry = {title: 'a](https://evil.example) <b>\n# b', description: 'About\n# it', path: '/a.md'};
  const index = {
    file: 'llms.txt',
    title: 'Docs',
    summary: 'All',
    notes: [],
    lists: [{title: 'Pages', entries: [entry]}],
  };
  expect(llmsText(index, 'https://docs.example').split('\n').at(-2)).toBe(
    '- [a\\](https://evil.example) \\<b> # b](https://docs.example/a.md): About # it',
  );
});
