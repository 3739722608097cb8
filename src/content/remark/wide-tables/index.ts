import type {Parent, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {element} from '../nodes';

/** Tables of this many columns do not fit a phone, however their words break. */
const wide = 4;

/** A phone shows a row as an entry, in which each cell says what its column is. */
function stack(node: Table): void {
  const [head, ...rows] = node.children;
  node.data = {hProperties: {className: ['stacked-table']}};
  for (const {children} of rows) {
    children.slice(1).forEach((cell, index) => {
      cell.data = {hProperties: {'data-label': toString(head?.children[index + 1])}};
    });
  }
}

/** Puts wide tables into `<TableScroller>`, so that they scroll and the page does not; those of three columns are stacked. */
export default function remarkWideTables() {
  return (root: Root): void => {
    visit(root, 'table', (node: Table, index, parent: Parent | undefined) => {
      const columns = node.children[0]?.children.length ?? 0;
      if (columns === wide - 1 && node.data === undefined) {
        stack(node);
      }
      if (columns >= wide && parent !== undefined && index !== undefined) {
        parent.children[index] = element('TableScroller', {}, [node]);
      }
      return SKIP;
    });
  };
}
