import {expect, it} from 'vitest';
import {copyFiles, longestPart, type CopiedPage} from './copyFiles';
import {addressOf} from './links';

const page: CopiedPage = {
  permalink: '/b',
  canonical: '/a',
  locale: 'en',
  title: 'A [b]',
  description: 'About: it',
  sections: ['[below](self:#c)', '[others](self:samples)'],
  samples: ['## code'],
};

it('names the page in front matter, and leads to the index and to the samples at its own address', () => {
  const [copy, samples] = copyFiles(page);
  expect(copy).toEqual({
    path: '/b.md',
    text: `---
url: ${addressOf('/a')}
lang: en
description: "About: it"
---

> Index of this documentation: [llms.txt](${addressOf('/llms.txt')})

# A \\[b\\]

[below](${addressOf('/b.md')}#c)

[others](${addressOf('/b.samples.md')})
`,
  });
  expect(samples?.path).toBe('/b.samples.md');
  const address = addressOf('/b.md');
  expect(samples?.text).toContain(`# Samples: A \\[b\\]\n\nThese samples belong to the page [A \\[b\\]](${address})`);
});

it('parts what is too long before a section, and leads from each part to the next', () => {
  const [half, whole] = [longestPart / 2, longestPart].map((length) => `## a\n\n${'b'.repeat(length - 6)}`);
  const files = copyFiles({...page, sections: [half ?? '', 'c', half ?? '', whole ?? '', '[d](self:#d)']});
  expect(files.map(({path}) => path)).toEqual(['/b.md', '/b.2.md', '/b.3.md', '/b.4.md', '/b.samples.md']);
  expect(files[0]?.text).toMatch(/c\n\nContinued in: \[the next part\]\(\S+\/b\.2\.md\)\n$/);
  expect(files[3]?.text).toMatch(/\[d\]\(\S+\/b\.md#d\)\n$/);
});
