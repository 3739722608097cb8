import type {BlockContent, List, PhrasingContent, Root, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributesOf, element, importNode, paragraph, styled, text} from '../nodes';
import {iconOf} from './icons';

/** The address of the link with which a cell begins. */
const addressIn = (row: TableRow, column: number): string | undefined => {
  const first = row.children[column]?.children[0];
  return first?.type === 'link' ? first.url : undefined;
};

const cellOf = (row: TableRow, column: number): PhrasingContent[] => row.children[column]?.children ?? [];

/** Cards whose title is the link in the first column that has one in every row; undefined where no column has. */
function cards(head: TableRow, rows: readonly TableRow[], areSteps: boolean): List | undefined {
  const columns = head.children.map((_cell, column) => column);
  const title = columns.find((column) => rows.every((row) => addressIn(row, column) !== undefined));
  if (title === undefined) {
    return undefined;
  }
  const [lead = 0, ...others] = columns.filter((column) => column !== title);
  const icons = rows.map((row) => iconOf(addressIn(row, title) ?? ''));
  const card = (row: TableRow, index: number): BlockContent[] => [
    ...(icons.includes(undefined) ? [] : [element('Icon', {name: icons[index], size: '20'}) as BlockContent]),
    paragraph(...cellOf(row, title)),
    paragraph(...cellOf(row, lead)),
    // Below the name of its column
    ...others.map((column) =>
      paragraph(styled('card-label', toString(head.children[column])), text(' '), ...cellOf(row, column)),
    ),
  ];
  return {
    type: 'list',
    ordered: areSteps,
    spread: true,
    data: {hProperties: {className: ['cards']}},
    children: rows.map((row, index) => ({type: 'listItem', spread: true, children: card(row, index)})),
  };
}

/**
 * Shows the table in `<Cards>` as cards: the link is the title, the first of the other columns the text, further ones follow
 * with their names. Cards have icons where each of their pages has one. `<Cards steps>` are numbered.
 *
 * @throws with file and line, where there is no such table
 */
export default function remarkCards() {
  return (root: Root, file: VFile): void => {
    let found = 0;
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Cards') {
        return;
      }
      const [table] = node.children as [Table | undefined];
      const [head, ...rows] = table?.type === 'table' && node.children.length === 1 ? table.children : [];
      const shown = head && cards(head, rows, attributesOf(node).steps !== undefined);
      if (shown === undefined) {
        file.fail('<Cards> needs one table, and in it a column whose cells begin with a link.', {
          place: node.position,
          source: 'remark-cards',
        });
      }
      parent?.children.splice(index ?? 0, 1, shown);
      found += 1;
    });
    root.children.push(...(found > 0 ? importNode('css/docs/cards.css') : []));
  };
}
