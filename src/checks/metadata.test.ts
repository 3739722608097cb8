import {describe, expect, it} from 'vitest';
import {checkDocMetadata, type CheckedDoc} from './metadata';

const doc = (id: string, change: Partial<CheckedDoc> = {}): CheckedDoc => ({
  id,
  title: `Title of ${id}`,
  description: `A description of ${id} that is long enough to tell what the page is about.`,
  file: `docs/${id}.mdx`,
  ...change,
});

describe('checkDocMetadata', () => {
  it('accepts pages that differ', () => {
    expect(checkDocMetadata([doc('a'), doc('b')])).toEqual([]);
  });

  it.each<[string, CheckedDoc, RegExp]>([
    [
      'a short description',
      doc('b', {description: 'Short.'}),
      /docs\/b\.mdx:1: the description has 6 characters\. Write 50 to 160/,
    ],
    ['a long description', doc('b', {description: 'x'.repeat(161)}), /the description has 161 characters/],
    [
      'the same title',
      doc('b', {title: doc('a').title}),
      /docs\/b\.mdx:1: the title "Title of a" is that of docs\/a\.mdx too/,
    ],
    [
      'the same description',
      doc('b', {description: doc('a').description}),
      /docs\/b\.mdx:1: the description ".*" is that of docs\/a\.mdx/,
    ],
  ])('reports %s with file and fix', (_case, other, message) => {
    const faults = checkDocMetadata([doc('a'), other]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });
});
