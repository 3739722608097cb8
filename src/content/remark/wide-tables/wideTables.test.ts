import path from 'node:path';
import type {Root, Table} from 'mdast';
import {describe, expect, it} from 'vitest';
import {inlineCode, table, text} from '../nodes';
import {renderFixture} from '../renderFixture';
import remarkWideTables from '.';

describe('remarkWideTables', () => {
  it('wraps a table of four columns, and leaves one of three', async () => {
    await expect(await renderFixture(__dirname, 'tables', remarkWideTables)).toMatchFileSnapshot(
      path.join(__dirname, 'fixtures', 'tables', 'output.md'),
    );
  });

  it('marks the cells that begin with a path, where the table may scroll', () => {
    const cells = [[inlineCode('/v2/projects')], [{type: 'link' as const, url: '#', children: [inlineCode('/v3')]}]];
    const rest = [[text('/v2')], [inlineCode('v2')]];
    const node: Table = {...table('', ['A', 'B', 'C', 'D'], [[...cells, ...rest]]), data: undefined};
    remarkWideTables()({type: 'root', children: [node]});
    expect(node.children[1]?.children.map(({data}) => data?.hProperties?.className)).toEqual([
      ['path-cell'],
      ['path-cell'],
      undefined,
      undefined,
    ]);
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
