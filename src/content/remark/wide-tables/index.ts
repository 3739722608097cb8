import type {Root, TableCell} from 'mdast';
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

/** Makes tables stack on phones, and puts the wide ones into `<TableScroller>`, so that they scroll and the page does not. */
export default function remarkWideTables() {
  return (root: Root): void => {
    visit(root, 'table', (node, index, parent) => {
      const columns = node.children[0]?.children.length ?? 0;
      if (columns >= stacked && node.data === undefined) {
        node.data = {hProperties: {className: ['stacked-table']}};
        labelCells(node);
        // The columns of paths need their room.
        for (const cell of node.children.flatMap(({children}) => children).filter(beginsWithPath)) {
          cell.data = {hProperties: {...cell.data?.hProperties, className: ['path-cell']}};
        }
      }
      if (columns >= wide) {
        parent?.children.splice(index ?? 0, 1, element('TableScroller', {}, [node]));
      }
      return SKIP;
    });
  };
}
