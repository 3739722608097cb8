import type {Parent, Root, Table, TableCell} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {element, labelCells} from '../nodes';

/** Tables of three columns or more are stacked on phones: each row is read from top to bottom. */
const stacked = 3;

/** Tables of this many columns may not fit a narrow window either, however their words break. */
const wide = 4;

/** Whether a cell begins with a path of the API, as it stands there or as a link. */
function beginsWithPath({children: [first]}: TableCell): boolean {
  const code = first?.type === 'link' ? first.children[0] : first;
  return code?.type === 'inlineCode' && code.value.startsWith('/');
}

/** Gives the columns of paths their room. */
function markPaths({children: [, ...rows]}: Table): void {
  for (const cell of rows.flatMap(({children}) => children).filter(beginsWithPath)) {
    cell.data = {hProperties: {...cell.data?.hProperties, className: ['path-cell']}};
  }
}

/** Makes tables stack on phones, and puts the wide ones into `<TableScroller>`, so that they scroll and the page does not. */
export default function remarkWideTables() {
  return (root: Root): void => {
    visit(root, 'table', (node: Table, index, parent: Parent | undefined) => {
      const columns = node.children[0]?.children.length ?? 0;
      if (columns >= stacked && node.data === undefined) {
        node.data = {hProperties: {className: ['stacked-table']}};
        labelCells(node);
        markPaths(node);
      }
      if (columns >= wide && parent !== undefined && index !== undefined) {
        parent.children[index] = element('TableScroller', {}, [node]);
      }
      return SKIP;
    });
  };
}
