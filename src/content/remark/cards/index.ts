import type {BlockContent, Link, List, ListItem, PhrasingContent, Root, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {element, paragraph, styled, text} from '../nodes';
import {iconOf} from './icons';

const linkIn = (row: TableRow | undefined, column: number): Link | undefined => {
  const first = row?.children[column]?.children[0];
  return first?.type === 'link' ? first : undefined;
};

/** The column whose cells begin with a link in every row. */
function titleColumn({children: [head, ...rows]}: Table): number | undefined {
  const columns = head?.children.map((_cell, column) => column) ?? [];
  return columns.find((column) => rows.every((row) => linkIn(row, column) !== undefined));
}

function card(head: TableRow, row: TableRow, column: number, hasIcon: boolean): ListItem {
  const icon = hasIcon ? iconOf(linkIn(row, column)?.url ?? '') : undefined;
  const cells = row.children.map(({children}): PhrasingContent[] => children);
  const [lead = 0, ...facts] = cells.map((_cell, index) => index).filter((index) => index !== column);
  const label = (index: number): PhrasingContent => styled('card-label', toString(head.children[index]));
  const children: BlockContent[] = [
    ...(icon === undefined ? [] : [element('Icon', {name: icon, size: '20'}) as BlockContent]),
    paragraph(...(cells[column] ?? [])),
    paragraph(...(cells[lead] ?? [])),
    ...facts.map((index) => paragraph(label(index), text(' '), ...(cells[index] ?? []))),
  ];
  return {type: 'listItem', spread: true, children};
}

function cards(table: Table, column: number): List {
  const [head, ...rows] = table.children;
  const hasIcon = rows.every((row) => iconOf(linkIn(row, column)?.url ?? '') !== undefined);
  return {
    type: 'list',
    spread: true,
    data: {hProperties: {className: ['cards']}},
    children: head === undefined ? [] : rows.map((row) => card(head, row, column, hasIcon)),
  };
}

/**
 * Shows the table in `<Cards>` as cards: the link is the title, the first of the other columns the text, further ones follow
 * with their names. Cards have icons where each of their pages has one.
 *
 * @throws with file and line, where there is no such table
 */
export default function remarkCards() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Cards' || parent === undefined || index === undefined) {
        return;
      }
      const [table] = node.children;
      const column = table?.type === 'table' ? titleColumn(table) : undefined;
      if (table?.type !== 'table' || column === undefined || node.children.length > 1) {
        file.fail('<Cards> needs one table, and in it a column whose cells begin with a link.', {
          place: node.position,
          source: 'remark-cards',
        });
      }
      parent.children[index] = cards(table, column);
    });
  };
}
