import {describe, expect, it} from 'vitest';
import {excerpt, findSection, partsOf, sectionsOf} from './sections';

const page = `---
url: https://docs.example/page
lang: en
---

# Page

What it is.

## Samples

\`\`\`bash
# no heading
curl https://api.example
\`\`\`

After the code.
`;

describe('sectionsOf', () => {
  it('splits a page at its headings, without its head and its code', () => {
    const sections = sectionsOf(page).map(({heading, text}) => [heading, text.trim()]);
    expect(sections).toEqual([
      ['Page', 'What it is.'],
      ['Samples', 'After the code.'],
    ]);
  });
});

describe('excerpt', () => {
  it('is the text around the first word that is found, whatever its case and accents', () => {
    const text = `${'before '.repeat(40)}the Cédula of a person ${'after '.repeat(60)}`;
    const found = excerpt(text, 'cedula');
    expect(found).toMatch(/^… .*the Cédula of a person.* …$/);
    expect(found.length).toBeLessThan(320);
  });

  it('has no addresses of links', () => {
    expect(excerpt('See [the catalogue](https://docs.example/errors.md#key).', 'catalogue')).toBe(
      'See [the catalogue].',
    );
  });
});

describe('partsOf', () => {
  it('splits between lines, loses nothing and keeps a page that is short enough', () => {
    const parts = partsOf(page, 60);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.join('')).toBe(page);
    expect(Math.max(...parts.map(({length}) => length))).toBeLessThanOrEqual(60);
    expect(partsOf(page, 8_000)).toEqual([page]);
  });
});

describe('findSection', () => {
  const parted = '# Page\n\nIntro.\n\n## Érrors {#errors}\n\nAll.\n\n### Of keys\n\nKeys.\n\n## Next {#next}\n\nEnd.\n';

  it.each(['#errors', 'errors', 'ÉRRORS'])('is found by %s, with what stands below it', (wanted) => {
    expect(findSection(parted, wanted)).toBe('## Érrors {#errors}\n\nAll.\n\n### Of keys\n\nKeys.\n\n');
  });

  it('of the title is what opens the page', () => {
    expect(findSection(parted, 'Page')).toBe('# Page\n\nIntro.\n\n');
  });

  it('is none where the page has none of that name', () => {
    expect(findSection(parted, '#fields')).toBeUndefined();
  });
});
