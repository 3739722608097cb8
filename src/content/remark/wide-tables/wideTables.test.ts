import path from 'node:path';
import type {Root, Table} from 'mdast';
import {describe, expect, it} from 'vitest';
import {table, text} from '../nodes';
import {renderFixture} from '../renderFixture';
import remarkWideTables from '.';

describe('remarkWideTables', () => {
  it('wraps a table of four columns, and leaves one of three', async () => {
    await expect(await renderFixture(__dirname, 'tables', remarkWideTables)).toMatchFileSnapshot(
      path.join(__dirname, 'fixtures', 'tables', 'output.md'),
    );
  });

  it('gives the cells of three columns the names of these, unless the table has a layout of its own', () => {
    const cells = [[text('a')], [text('b')], [text('c')]];
    const own = table('own', ['A', 'B', 'C'], [cells]);
    const plain: Table = {...table('', ['A', 'B', 'C'], [cells]), data: undefined};
    const root: Root = {type: 'root', children: [own, plain]};
    remarkWideTables()(root);
    expect(own.children[1]?.children.map(({data}) => data)).toEqual([undefined, undefined, undefined]);
    expect(plain.children[1]?.children.map(({data}) => data?.hProperties?.['data-label'])).toEqual([
      undefined,
      'B',
      'C',
    ]);
  });
});
