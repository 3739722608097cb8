import path from 'node:path';
import {expect, it} from 'vitest';
import {renderFixture, renderMdx} from '../fixtures/renderFixture';
import remarkCards from '.';

it('makes cards of a table, with icons where each page has one', async () => {
  await expect(await renderFixture(__dirname, 'cards', remarkCards)).toMatchFileSnapshot(
    path.join(__dirname, 'fixtures', 'cards', 'output.md'),
  );
});

it('numbers cards that are steps', async () => {
  const table = '| Question | Page |\n|---|---|\n| How? | [Do](a) |\n';
  expect(await renderMdx(`<Cards steps>\n\n${table}\n</Cards>\n`, remarkCards)).toMatch(/^1\. +\[Do\]\(a\)/);
});

it.each(['Text.', '| A | B |\n|---|---|\n| [a](b) | c |\n| d | [e](f) |'])('stops at %j', async (source) => {
  await expect(renderMdx(`<Cards>\n\n${source}\n\n</Cards>\n`, remarkCards)).rejects.toThrow('begin with a link');
});
