import {expect, it} from 'vitest';
import {markdownFirst} from './markdownFirst';

it.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/plain, TEXT/Markdown;q=0.9', true],
  ['text/html, text/markdown', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['*/*', false],
  ['', false],
])('"%s" asks for the copy: %s', (accept, expected) => {
  expect(new RegExp(markdownFirst, 'i').test(accept)).toBe(expected);
});
