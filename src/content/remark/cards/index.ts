import type {BlockContent, Link, List, ListItem, PhrasingContent, Root, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {element, importNode, paragraph, styled, text} from '../nodes';
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

function cards(table: Table, column: number, areSteps: boolean): List {
  const [head, ...rows] = table.children;
  const hasIcon = rows.every((row) => iconOf(linkIn(row, column)?.url ?? '') !== undefined);
  return {
    type: 'list',
    ordered: areSteps,
    spread: true,
    data: {hProperties: {className: ['cards']}},
    children: head === undefined ? [] : rows.map((row) => card(head, row, column, hasIcon)),
  };
}

const hasLink = ({children}: TableCell): boolean => children.some(({type}) => type === 'link');

/** Whether each row begins with a text that names it, and leads to one page or more by the other columns. */
const isOfWays = ({children: [, ...rows]}: Table): boolean =>
  rows.every(({children: [name, ...ways]}) => name !== undefined && !hasLink(name) && ways.some(hasLink));

/** Whether the element has an attribute, as in `<Cards ways>`. */
const has = ({attributes}: MdxJsxFlowElement, name: string): boolean =>
  attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);

/** Cards with several links, each below the name of its column; a dash says that there is none. */
function ways({children: [head, ...rows]}: Table): List {
  const item = ({children: [name, ...cells]}: TableRow): ListItem => ({
    type: 'listItem',
    spread: true,
    children: [
      paragraph({type: 'strong', children: name?.children ?? []}),
      ...cells.flatMap((cell, index) =>
        toString(cell) === '–'
          ? []
          : [paragraph(styled('card-label', toString(head?.children[index + 1])), text(' '), ...cell.children)],
      ),
    ],
  });
  return {type: 'list', spread: true, data: {hProperties: {className: ['ways']}}, children: rows.map(item)};
}

/**
 * Shows the table in `<Cards>` as cards: the link is the title, the first of the other columns the text, further ones follow
 * with their names. Cards have icons where each of their pages has one. `<Cards steps>` are
 * numbered. In `<Cards ways>` the first column is the title, and a card has all links of the others.
 *
 * @throws with file and line, where there is no such table
 */
export default function remarkCards() {
  return (root: Root, file: VFile): void => {
    let found = 0;
    visit(root, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== 'Cards' || parent === undefined || index === undefined) {
        return;
      }
      const [table] = node.children;
      found += 1;
      if (has(node, 'ways') && table?.type === 'table' && node.children.length === 1 && isOfWays(table)) {
        parent.children[index] = ways(table);
        return;
      }
      const column = table?.type === 'table' ? titleColumn(table) : undefined;
      if (table?.type !== 'table' || column === undefined || node.children.length > 1) {
        file.fail(
          '<Cards> needs one table, and in it a column whose cells begin with a link, or with `ways` links after a first column of texts.',
          {place: node.position, source: 'remark-cards'},
        );
      }
      parent.children[index] = cards(table, column, has(node, 'steps'));
    });
    if (found > 0) {
      root.children.push(importNode('css/docs/cards.css'));
    }
  };
}
