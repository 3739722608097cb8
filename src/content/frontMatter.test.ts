import {describe, expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter';

describe('parseFrontMatter', () => {
  it('reads the fields, and the text below them', () => {
    expect(parseFrontMatter('---\ntitle: "One: two"\n---\n\nText.\n')).toEqual({
      frontMatter: {title: 'One: two'},
      body: 'Text.',
    });
  });

  it('names file and line of what it cannot read, each time', () => {
    const parse = (): unknown => parseFrontMatter('---\ntitle: One\nslug: a: b\n---\n', 'docs/a.mdx');
    expect(parse).toThrow(/^docs\/a\.mdx:3: the front matter cannot be read \(.*\)\. Mend it/);
    expect(parse).toThrow(/^docs\/a\.mdx:3: /);
  });
});
