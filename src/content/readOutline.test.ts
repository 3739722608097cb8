import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {OutlineItem} from './outline';
import {readOutline} from './readOutline';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'outline-'));
  await mkdir(path.join(root, 'config/outline'), {recursive: true});
});

afterEach(async () => {
  await rm(root, {recursive: true});
});

async function read(files: Readonly<Record<string, string>>): Promise<OutlineItem[]> {
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(root, 'config/outline', name), text);
  }
  return readOutline(root);
}

const group = `- label: {en: Books, es: Libros}
  doc: books/all
  items: [books/a]
`;

/** Reads a group of which one line is another. */
const readWith = (line: string | RegExp, by: string): Promise<OutlineItem[]> =>
  read({'index.yaml': '- books.yaml', 'books.yaml': group.replace(line, by)});

describe('readOutline', () => {
  it('joins the files in the order of index.yaml', async () => {
    const files = {'a.yaml': '# A comment.\n\n- a\n', 'b.yaml': '- b/c\n- b/d\n', 'index.yaml': '- b.yaml\n- a.yaml'};
    expect(await read(files)).toEqual(['b/c', 'b/d', 'a']);
  });

  it('reads groups', async () => {
    expect(await readWith('  items', '  isAlphabetical: true\n  items')).toEqual([
      {
        label: {en: 'Books', es: 'Libros'},
        doc: 'books/all',
        isAlphabetical: true,
        items: ['books/a'],
      },
    ]);
  });

  it('reads what stands above a group', async () => {
    const [item] = await readWith('  doc', '  heading: {en: Reading, es: Lectura}\n  doc');
    expect(item).toMatchObject({heading: {en: 'Reading', es: 'Lectura'}, doc: 'books/all'});
  });

  it.each<[fault: string, line: string | RegExp, by: string, message: string]>([
    ['an unknown key', 'label:', 'labels:', '1: There is no key "labels" here. Did you mean "label"?'],
    ['an unknown language', 'es: Libros', 'fr: Livres', '1: There is no key "fr" here. There are: en, es.'],
    ['a key that stands twice', '  doc:', '  doc: books/one\n  doc:', '3: A key stands here twice. Keep one.'],
    ['a missing text', 'en: Books, ', '', '1: "en" is no text. Write one after it'],
    ['a text for no language', /\{en: Books.*/, 'Books', '1: A text is missing. Write {en'],
    ['a text that is none', 'en: Books', 'en: 2025', '1: "en" is no text. Write one after it, in quotes'],
    ['a group without a page', / {2}doc.*\n/, '', '1: "doc" is no text. Write one after it'],
    ['an order that is none', '  items', '  isAlphabetical: 1\n  items', '3: "isAlphabetical" is "true" or left out.'],
    ['no entries', / {2}items.*\n/, '', '1: The list of entries is missing. Write each after a hyphen'],
    ['an entry that is none', 'books/a]', 'books/a, 1]', '3: An entry is the id of a page, or a group'],
    ['what is no YAML', '[books/a]', '[books/a', '4: '],
  ])('tells %s', async (_fault, line, by, message) => {
    await expect(readWith(line, by)).rejects.toThrow(`config/outline/books.yaml:${message}`);
  });

  it('tells everything at once', async () => {
    const files = {'a.yaml': '- 1\n- 2\n', 'index.yaml': '# Order.\n- b.yaml\n'};
    await expect(read(files)).rejects.toThrow(
      /index\.yaml:2: There is no file config\/outline\/b\.yaml.*\n.*index\.yaml:2: config\/outline\/a\.yaml is not listed/,
    );
    await expect(read({...files, 'index.yaml': '- a.yaml'})).rejects.toThrow(/a\.yaml:1: .*\n.*a\.yaml:2: /);
  });
});
