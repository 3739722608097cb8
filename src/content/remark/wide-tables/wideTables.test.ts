import path from 'node:path';
import type {Root, Table} from 'mdast';
import {expect, it} from 'vitest';
import {inlineCode, link, table, text} from '../nodes';
import {renderFixture} from '../fixtures/renderFixture';
import remarkWideTables from '.';

it('wraps a table of four columns, and leaves one of three', async () => {
  await expect(await renderFixture(__dirname, 'tables', remarkWideTables)).toMatchFileSnapshot(
    path.join(__dirname, 'fixtures', 'tables', 'output.md'),
  );
});

it('names the columns in cells and marks paths, unless the table has a layout of its own', () => {
  const own = table('own', ['A', 'B', 'C'], [[[inlineCode('/v2')], [link('#', '/v3')], [text('c')]]]);
  const plain: Table = structuredClone({...own, data: undefined});
  const root: Root = {type: 'root', children: [own, plain]};
  remarkWideTables()(root);
  expect(own.children[1]?.children.map(({data}) => data)).toEqual([undefined, undefined, undefined]);
  expect(plain.children[1]?.children.map(({data}) => data?.hProperties)).toEqual([
    {className: ['path-cell']},
    {'data-label': 'B'},
    {'data-label': 'C'},
  ]);
});
