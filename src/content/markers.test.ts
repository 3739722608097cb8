import {describe, expect, it} from 'vitest';
import {findMarkers, mark} from './markers';

describe('findMarkers', () => {
  it('finds what mark() marked, in both languages, with its line', () => {
    const text = `---\ntitle: A\ndescription: "${mark('en', 'a sentence')}"\n---\n\n${mark('es', 'qué responde')} y ${mark('es', 'a quién')}\n`;
    expect(findMarkers(text)).toEqual([
      {line: 3, text: '[to be written: a sentence]'},
      {line: 6, text: '[por escribir: qué responde]'},
      {line: 6, text: '[por escribir: a quién]'},
    ]);
  });

  it('finds a text that an editor has wrapped', () => {
    expect(findMarkers('a\n[to be written: what\ngoes here]')).toEqual([
      {line: 2, text: '[to be written: what\ngoes here]'},
    ]);
  });

  it('takes neither links nor prose for a text to write', () => {
    expect(findMarkers('[to be written](./a.mdx), still to be written: all, [por escribir]')).toEqual([]);
  });
});
