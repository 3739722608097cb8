import {describe, expect, it} from 'vitest';
import {copyFiles, longestPart, partsOf, type CopiedPage} from './copyFiles';
import {addressOf} from './links';

/** A section of a length. */
const long = (length: number): string => `## a\n\n${'b'.repeat(length - 6)}`;

/** The headings and texts of each part, with a star for a long text. */
const parts = (...sections: string[]): string[] =>
  partsOf(sections).map((part) => part.replaceAll(/b{9,}/g, '*').replaceAll(/\n+/g, ' '));

describe('partsOf', () => {
  it('begins a part before the section that would make the last one too long', () => {
    const [half, whole] = [long(longestPart / 2), long(longestPart)];
    expect(parts(half, half, 'c', whole, 'd')).toEqual(['## a * ## a *', 'c', '## a *', 'd']);
  });

  it('leaves no heading alone at the end of a part', () => {
    expect(parts(long(longestPart - 100), '## c', '### d', long(200))).toEqual(['## a *', '## c ### d ## a *']);
  });
});

describe('copyFiles', () => {
  const page: CopiedPage = {
    permalink: '/b',
    canonical: '/a',
    locale: 'en',
    description: 'About: it',
    title: 'A',
    sections: [{text: '[below](self:#c)'}, {text: '[others](self:samples)'}],
    samples: [{text: '## code'}],
  };

  it('name their page in front matter, and lead to the index and to each other at their own address', () => {
    const [copy, samples] = copyFiles(page);
    expect(copy).toEqual({
      path: '/b.md',
      text: `---
url: ${addressOf('/a')}
lang: en
description: "About: it"
---

> Index of this documentation: [llms.txt](${addressOf('/llms.txt')})

# A

[below](${addressOf('/b.md')}#c)

[others](${addressOf('/b.samples.md')})
`,
    });
    expect(samples?.path).toBe('/b.samples.md');
    expect(samples?.text).toContain(`# Samples: A\n\nThey belong to the page [A](${addressOf('/b.md')})\n\n## code\n`);
  });

  it('lead to the part of the samples that holds a program', () => {
    const samples = [{text: `## first\n\n${long(40_000)}`}, {text: `## second\n\n${long(20_000)}`}];
    const [copy] = copyFiles({
      ...page,
      sections: [{text: '[one](self:samples#first) [two](self:samples#second)'}],
      samples,
    });
    expect(copy?.text).toContain(`[one](${addressOf('/b.samples.md')}#first)`);
    expect(copy?.text).toContain(`[two](${addressOf('/b.samples.2.md')}#second)`);
  });
});
