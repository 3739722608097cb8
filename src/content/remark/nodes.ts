import type {
  Blockquote,
  Code,
  Heading,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';

/** Inline Markdown of a text of the contract. */
export function inline(markdown: string): PhrasingContent[] {
  const [first] = fromMarkdown(markdown).children;
  return first?.type === 'paragraph' ? first.children : [{type: 'text', value: markdown}];
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const inlineCode = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** A link with a text, not formatted. */
export const link = (url: string, title: string): PhrasingContent => ({type: 'link', url, children: [text(title)]});

export const lineBreak = (): PhrasingContent => ({type: 'break'});

/** Emphasis that the page shows in a style of its own, while Markdown copies of it read as emphasis. */
export const styled = (
  className: string,
  value: string,
  attributes: {lang?: string | undefined; translate?: 'no'} = {},
): PhrasingContent => ({
  type: 'emphasis',
  data: {hName: 'span', hProperties: {className: [className], ...attributes}},
  children: [text(value)],
});

/** Items of one line, with dots between them. */
export const dotted = (items: readonly PhrasingContent[]): PhrasingContent[] =>
  items.flatMap((item, index) => (index === 0 ? [item] : [text(' · '), item]));

/** Joins texts that follow each other: React separates them with a comment in the page. */
const joined = (children: readonly PhrasingContent[]): PhrasingContent[] =>
  children.reduce<PhrasingContent[]>((before, node) => {
    const last = before.at(-1);
    const both = node.type === 'text' && last?.type === 'text' ? text(last.value + node.value) : undefined;
    return both === undefined ? [...before, node] : [...before.slice(0, -1), both];
  }, []);

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: joined(children),
});

export const heading = (depth: Heading['depth'], id: string, title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
  data: {hProperties: {id}},
});

/** A heading that is a name of the API, and what its line says beside the name. */
export const nameHeading = (
  depth: Heading['depth'],
  id: string,
  name: string,
  ...beside: PhrasingContent[]
): Heading => ({
  ...heading(depth, id, name),
  children: joined([text(name), ...beside]),
  data: {hProperties: {id, className: ['name-heading'], translate: 'no'}},
});

export const code = (lang: string, value: string): Code => ({type: 'code', lang, value});

const row = (cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({type: 'tableCell', children: joined(children)})),
});

/**
 * @param className - how the page lays the table out
 * @param header - one text per column
 */
export function table(className: string, header: string[], rows: PhrasingContent[][][]): Table {
  return {
    type: 'table',
    data: {hProperties: {className: [className]}},
    children: [row(header.map((title) => [text(title)])), ...rows.map(row)],
  };
}

/** Says in each cell but the first what its column is: a phone shows a row as an entry. */
export function labelCells({children: [head, ...rows]}: Table): void {
  for (const {children} of rows) {
    children.slice(1).forEach((cell, index) => {
      cell.data = {hProperties: {'data-label': toString(head?.children[index + 1])}};
    });
  }
}

/** A box beside the text; copies of the page read it as a quotation. */
export const note = (className: string, ...children: Paragraph[]): Blockquote => ({
  type: 'blockquote',
  data: {hName: 'div', hProperties: {className: [className]}},
  children,
});

type Attributes = Readonly<Record<string, string | true | undefined>>;

const attributeNodes = (attributes: Attributes): MdxJsxAttribute[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value: value === true ? null : value}],
  );

/** A component of `src/theme/MDXComponents.ts`, or an HTML element; attributes that are undefined are left out. */
export const element = (name: string, attributes: Attributes, children: RootContent[] = []): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributeNodes(attributes),
  children: children as MdxJsxFlowElement['children'],
});

/** A component or an HTML element within a text. */
export const inlineElement = (
  name: string,
  attributes: Attributes,
  children: PhrasingContent[] = [],
): MdxJsxTextElement => ({type: 'mdxJsxTextElement', name, attributes: attributeNodes(attributes), children});

/** The attributes of an element that are texts, empty where they have no value: none whose value stands in braces. */
export function attributesOf({
  attributes,
}: MdxJsxFlowElement | MdxJsxTextElement): Readonly<Partial<Record<string, string>>> {
  return Object.fromEntries(
    attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && (item.value === null || typeof item.value !== 'object')
        ? [[item.name, item.value ?? '']]
        : [],
    ),
  );
}

const mdx = remark().use(remarkMdx).freeze();

/**
 * Imports something into the page, so that only pages that need it load it (site/lean.ts).
 *
 * @param path - from `src/` on: a style sheet, or the module of a component
 * @param name - of the component
 */
export const importNode = (path: string, name?: string): RootContent[] =>
  mdx.parse(`import ${name === undefined ? '' : `{${name}} from `}'@site/src/${path}';`).children;
