import {expect, it} from 'vitest';
import {pageParts, parseMain} from './readPage';

const url = 'https://library.example/a';

it('finds the head and the main of a page', () => {
  expect(pageParts('<html><head><title>A</title><body><nav></nav><main id=m>B</main><footer>', url)).toEqual({
    head: '<html><head><title>A</title>',
    main: '<main id=m>B',
  });
  expect(parseMain('<main id=m>B')).toMatchObject({tagName: 'main', properties: {id: 'm'}});
});

it.each(['<body>none', '<body><main>1</main><main>2</main>'])('stops at a page without exactly one: %s', (html) => {
  expect(() => pageParts(html, url)).toThrow(`${url}: a page has one <main>`);
});
