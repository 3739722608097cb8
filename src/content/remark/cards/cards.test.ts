import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {renderFixture, renderMdx} from '../renderFixture';
import remarkCards from '.';
import {iconOf} from './icons';

describe('remarkCards', () => {
  it('makes cards of a table, with icons where each page has one', async () => {
    await expect(await renderFixture(__dirname, 'cards', remarkCards)).toMatchFileSnapshot(
      path.join(__dirname, 'fixtures', 'cards', 'output.md'),
    );
  });

  it('makes cards with several links of a table whose first column is a text', async () => {
    const table = '| Job | By hand | By API |\n|---|---|---|\n| Look | – | [Do](a), all |\n| Ask | [Here](b) | Later |';
    const cards = await renderMdx(`<Cards ways>\n\n${table}\n\n</Cards>\n`, remarkCards);
    expect(cards).toContain('**Look**');
    expect(cards).toContain('*By API* [Do](a), all');
    expect(cards).toContain('**Ask**');
    expect(cards).toContain('*By hand* [Here](b)');
    expect(cards).not.toContain('–');
  });

  it('numbers cards that are steps', async () => {
    const table = '| Question | Page |\n|---|---|\n| How? | [Do](a) |\n| Then? | [Look](b) |';
    expect(await renderMdx(`<Cards steps>\n\n${table}\n\n</Cards>\n`, remarkCards)).toMatch(/^1\. +\[Do\]\(a\)/);
  });

  it.each([
    '<Cards ways>\n\n| A | B |\n|---|---|\n| a | c |\n\n</Cards>\n',
    '<Cards>\n\nText.\n\n</Cards>\n',
    '<Cards>\n\n| A | B |\n|---|---|\n| [a](b) | c |\n| d | [e](f) |\n\n</Cards>\n',
  ])('stops at %j', async (source) => {
    await expect(renderMdx(source, remarkCards)).rejects.toThrow('a column whose cells begin with a link');
  });
});

it('the icon of an address is that of its last part', () => {
  expect(
    ['./identity/identity.mdx', '#smartcheck', '../smartcheck/smartcheck.mdx#steps', './x.mdx'].map(iconOf),
  ).toEqual(['card', 'check', undefined, undefined]);
});
