import {mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {outline, outlineIds, readOutline, type OutlineItem} from './outline';

async function read(files: Readonly<Record<string, string>>): Promise<OutlineItem[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'outline-'));
  await mkdir(path.join(root, 'config/outline'), {recursive: true});
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(root, 'config/outline', name), text);
  }
  return readOutline(root);
}

const group = '- label: {en: Books, es: Libros}\n  doc: books/all\n  items: [books/a]\n';

it('joins the files in the order of index.yaml', async () => {
  expect(await read({'a.yaml': '# A comment.\n\n- a\n', 'b.yaml': group, 'index.yaml': '- b.yaml\n- a.yaml'})).toEqual([
    {label: {en: 'Books', es: 'Libros'}, doc: 'books/all', items: ['books/a']},
    'a',
  ]);
});

it.each<[line: string | RegExp, by: string, message: string]>([
  ['label:', 'labels:', '1: There is no key "labels" here. Did you mean "label"?'],
  ['  doc:', '  doc: books/one\n  doc:', '3: A key stands here twice. Keep one.'],
  ['en: Books', 'en: 2025', '1: "en" is no text. Write one after it, in quotes'],
  ['books/a]', 'books/a, 1]', '3: An entry is the id of a page, or a group'],
  ['[books/a]', '[books/a', '4: '],
])('with "%s" as "%s" says %s', async (line, by, message) => {
  await expect(read({'index.yaml': '- books.yaml', 'books.yaml': group.replace(line, by)})).rejects.toThrow(
    `config/outline/books.yaml:${message}`,
  );
});

it('names each page of the site once', () => {
  const all = outlineIds(outline);
  expect(all).toEqual([...new Set(all)]);
});
