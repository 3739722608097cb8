import type {Parent, Root, Table} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {element} from '../nodes';

/** Tables of this many columns do not fit a phone, however their words break. */
const wide = 4;

/** Puts wide tables into `<TableScroller>`, so that they scroll and the page does not. */
export default function remarkWideTables() {
  return (root: Root): void => {
    visit(root, 'table', (node: Table, index, parent: Parent | undefined) => {
      if ((node.children[0]?.children.length ?? 0) >= wide && parent !== undefined && index !== undefined) {
        parent.children[index] = element('TableScroller', {}, [node]);
      }
      return SKIP;
    });
  };
}
