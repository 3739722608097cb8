import {describe, expect, it} from 'vitest';
import {besides, outline, outlineIds} from './outline';

describe('outline', () => {
  it('names each page once', () => {
    const all = outlineIds(outline);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('has at most ten groups, which a reader can take in', () => {
    expect(outline.filter((item) => typeof item !== 'string').length).toBeLessThanOrEqual(10);
  });
});

describe('besides', () => {
  const group = {label: {en: 'Books', es: 'Libros'}, doc: 'books', items: ['books/a', 'books/b']};

  it('is the group that holds a page, at any depth', () => {
    const around = {label: {en: 'All', es: 'Todo'}, doc: 'all', items: ['all/c', group]};
    expect(besides('books/b', ['intro', around])).toEqual(['books', 'books/a', 'books/b']);
    expect(besides('all/c', ['intro', around])).toEqual(['all', 'all/c']);
  });

  it('is nothing for a page at the top or outside', () => {
    expect(besides('intro', ['intro', group])).toEqual([]);
    expect(besides('nowhere', [group])).toEqual([]);
  });
});
