import {describe, expect, it} from 'vitest';
import {compareSources} from './parity';

const page = `---
title: A
---

See [b](./b.mdx) and [c](./c.mdx#d), ![picture](./p.png).

<Operation id="getBook" />

Terms:

<Terms />

<Flow title="How it goes" actors={['You']} steps={[]} />

## One {#one}

\`\`\`md
## Not a heading {#code}
\`\`\`

## Two {#two}
`;

const compare = (spanish: string): string[] =>
  compareSources({file: 'docs/a.mdx', text: page}, {file: 'docs-es/a.mdx', text: spanish}).map(
    ({file, message}) => `${file}: ${message}`,
  );

describe('compareSources', () => {
  it('accepts another prose, other titles and links in another order', () => {
    const spanish = page
      .replace('See [b](./b.mdx) and [c](./c.mdx#d)', 'Ver [c](./c.mdx#d) y [b](./b.mdx)')
      .replace('How it goes', 'Cómo va')
      .replace('## One', '## Uno');
    expect(compare(spanish)).toEqual([]);
  });

  it.each([
    [
      '{#two}',
      '{#dos}',
      [
        'docs-es/a.mdx: the heading id "two" of docs/a.mdx:21 is missing.',
        'docs/a.mdx: the heading id "dos" of docs-es/a.mdx:21 is missing.',
      ],
    ],
    [
      '<Operation id="getBook" />',
      '',
      ['docs-es/a.mdx: the element "Operation id="getBook"" of docs/a.mdx:7 is missing.'],
    ],
    ['<Terms />', '', ['docs-es/a.mdx: the element "Terms" of docs/a.mdx:11 is missing.']],
    [
      `<Flow title="How it goes" actors={['You']} steps={[]} />`,
      '',
      ['docs-es/a.mdx: the element "Flow" of docs/a.mdx:13 is missing.'],
    ],
    ['[b](./b.mdx)', 'b', ['docs-es/a.mdx: the link "./b.mdx" of docs/a.mdx:5 is missing.']],
    ['![picture](./p.png)', '', ['docs-es/a.mdx: the image "./p.png" of docs/a.mdx:5 is missing.']],
  ])('names the difference when %s becomes %s', (from, to, messages) => {
    expect(compare(page.replace(from, to))).toEqual(messages);
  });

  it('says that headings stand in another order', () => {
    expect(compare(page.replace('{#one}', '{#x}').replace('{#two}', '{#one}').replace('{#x}', '{#two}'))).toEqual([
      'docs-es/a.mdx: the heading ids stand in another order than in docs/a.mdx.',
    ]);
  });
});
