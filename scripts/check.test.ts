import {describe, expect, it} from 'vitest';
import type {WrittenPage} from '../src/content/readPages';
import {findWords, pageErrors} from './check';
import {compareSources} from './parity';

const front = (title: string, description: string): string =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n`;
const description = 'What the page answers, in fifty to a hundred and sixty letters.';
const page = (file: string, title: string, text: string, own = description): WrittenPage => ({
  locale: 'en',
  id: file,
  file,
  text: front(title, own) + text,
  frontMatter: {},
  title,
  description: own,
  route: `/${file}`,
});

describe('findWords', () => {
  const rules = [
    {words: ['API key', 'surname'], write: 'access token'},
    {pattern: '\\b[Ss]hall\\b', write: 'an imperative'},
  ];

  it('names words that are ruled out, over a line break too, with what to write', () => {
    const texts = [{place: 'docs/a.mdx', line: 3, text: 'Send the API\nkey. You shall wait.'}];
    expect(findWords(texts, rules)).toEqual([
      'docs/a.mdx:3: "API key" is ruled out. Write access token (config/words.yaml).',
      'docs/a.mdx:4: "shall" is ruled out. Write an imperative (config/words.yaml).',
    ]);
  });

  it('knows whole words only', () => {
    expect(findWords([{place: 'a', text: 'surnames and Marshall'}], rules)).toEqual([]);
  });
});

describe('compareSources', () => {
  const original = {
    file: 'docs/a.mdx',
    text: '## A {#a}\n\n<Operation id="x" />\n\n[b](./b.mdx) ![c](./c.png)\n\n## D {#d}\n',
  };
  const translation = (text: string) => compareSources(original, {file: 'docs-es/a.mdx', text});

  it('is silent where only the prose differs', () => {
    expect(
      translation('## Á {#a}\n\nTexto\n\n<Operation id="x" />\n\n[be](./b.mdx) ![ce](./c.png)\n\n## Dé {#d}\n'),
    ).toEqual([]);
  });

  it.each([
    ['docs-es/a.mdx:7: of each heading id, docs/a.mdx has "a" (line 1) where', original.text.replace('{#a}', '')],
    ['docs-es/a.mdx:1: of each element, docs/a.mdx has "Operation', original.text.replace('<Operation id="x" />', '')],
    ['docs-es/a.mdx:1: of each link, docs/a.mdx has "./b.mdx"', original.text.replace('[b](./b.mdx)', '')],
    [
      'docs-es/a.mdx:5: of each image, docs/a.mdx has no other where',
      original.text.replace('c.png)', 'c.png) ![e](./e.png)'),
    ],
    ['docs-es/a.mdx:1: of each heading id', original.text.replace('#a', '#e').replace('#d', '#a').replace('#e', '#d')],
  ])('says what differs: %s', (message, text) => {
    expect(translation(text)).toEqual([expect.stringContaining(message)]);
  });
});

describe('pageErrors', () => {
  it.each([
    ['has no id', page('docs/a.mdx', 'A', '## A heading\n')],
    ['has 5 characters', page('docs/a.mdx', 'A', '', 'Short')],
    ['Unrecognized key', page('docs/a.mdx', 'A', '', `${description}\nkeyword: a`)],
  ])('says that a page %s', (message, written) => {
    expect(pageErrors([written]).join()).toContain(message);
  });

  it('says which other page has the title or the description', () => {
    const pages = [page('docs/a.mdx', 'A', '## A {#a}\n'), page('docs/b.mdx', 'A', '', `${description} More.`)];
    expect(pageErrors(pages)).toEqual([
      'docs/b.mdx:1: the title is that of docs/a.mdx too. Say what tells the two apart.',
    ]);
  });
});
