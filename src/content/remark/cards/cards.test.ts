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

  it.each([
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
