import {expect, test} from 'vitest';
import {copiedPage} from './copiedPage';

test('a copied page has its own title and route, and the same text', () => {
  const source = '---\ntitle: "Chile: RUT"\nsidebar_label: Chile\nslug: /identidad/chile\n---\n\ntitle: stays\n';
  expect(copiedPage(source, 2)).toBe(
    '---\ntitle: "Chile: RUT 2"\nsidebar_label: Chile 2\nslug: /copy2/identidad/chile\n---\n\ntitle: stays\n',
  );
});

test('a page that takes its route from its path needs no slug', () => {
  expect(copiedPage('---\ntitle: Peru\n---\nText\n', 1)).toBe('---\ntitle: Peru 1\n---\nText\n');
});
