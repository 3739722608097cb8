import {describe, expect, it} from 'vitest';
import {addHeadingIds, copyHeadingIds} from './fixHeadings';

const original =
  '## The answer {#the-answer}\n\n```\n## code\n```\n\n## Old {#kept}\n\n### The `answer` {#the-answer-1}\n';

describe('addHeadingIds', () => {
  it('makes ids from words, and keeps those that are there', () => {
    expect(addHeadingIds(original.replaceAll(/ \{#the-.*\}/g, ''))).toBe(original);
  });
});

describe('copyHeadingIds', () => {
  it('takes the ids of the default language', () => {
    expect(copyHeadingIds('## La respuesta\n\n## Antes {#kept}\n\n### La `respuesta`\n', original)).toBe(
      '## La respuesta {#the-answer}\n\n## Antes {#kept}\n\n### La `respuesta` {#the-answer-1}\n',
    );
  });

  it('leaves a page alone that has other headings', () => {
    const other = '## Uno\n\n## Dos\n';
    expect(copyHeadingIds(other, '## One {#one}\n')).toBe(other);
  });
});
