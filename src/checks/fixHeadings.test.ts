import {describe, expect, it} from 'vitest';
import {fixHeadings} from './fixHeadings';

describe('fixHeadings', () => {
  it('gives both languages the same ids, and keeps those that are there', () => {
    const en = '## The answer\n\n```\n## code\n```\n\n## Old {#kept}\n\n### The `answer`\n';
    const es = '## La respuesta\n\n## Antes {#kept}\n\n### La `respuesta`\n';
    expect(fixHeadings({en, es})).toEqual({
      en: '## The answer {#the-answer}\n\n```\n## code\n```\n\n## Old {#kept}\n\n### The `answer` {#the-answer-1}\n',
      es: '## La respuesta {#the-answer}\n\n## Antes {#kept}\n\n### La `respuesta` {#the-answer-1}\n',
    });
  });

  it('leaves the Spanish page alone where it has other headings', () => {
    const es = '## Uno\n\n## Dos\n';
    expect(fixHeadings({en: '## One\n', es})).toEqual({en: '## One {#one}\n', es});
  });
});
