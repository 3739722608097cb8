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
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {toString} from 'mdast-util-to-string';
import {fromMarkdown} from 'mdast-util-from-markdown';

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
    return node.type === 'text' && last?.type === 'text'
      ? [...before.slice(0, -1), text(last.value + node.value)]
      : [...before, node];
  }, []);

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: joined(children),
});

export const heading = (depth: Heading['depth'], id: string, title: string): Heading => ({
  type: 'heading',
  depth,
  children: [{type: 'text', value: title}],
  data: {hProperties: {id}},
});

/** A heading that is a name of the API, and what its line says beside the name. */
export const nameHeading = (
  depth: Heading['depth'],
  id: string,
  name: string,
  ...beside: PhrasingContent[]
): Heading => ({
  type: 'heading',
  depth,
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

/** A component of `src/theme/MDXComponents.ts`, or an HTML element; attributes that are undefined are left out. */
export function element(
  name: string,
  attributes: Record<string, string | true | undefined>,
  children: RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute', name: key, value: value === true ? null : value}],
    ),
    children: children as MdxJsxFlowElement['children'],
  };
}

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

/** A component or an HTML element within a text. */
export const inlineElement = (
  name: string,
  attributes: Record<string, string>,
  children: PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
  children,
});

/**
 * Imports something into the page, so that only pages that need it load it (site/lean.ts).
 *
 * @param path - from `src/` on: a style sheet, or the module of a component
 * @param name - of the component
 */
export function importNode(path: string, name?: string): MdxjsEsm {
  const source = `@site/src/${path}`;
  const identifier = {type: 'Identifier', name: name ?? ''} as const;
  return {
    type: 'mdxjsEsm',
    value: `import ${name === undefined ? '' : `{${name}} from `}'${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers:
              name === undefined ? [] : [{type: 'ImportSpecifier', imported: identifier, local: {...identifier}}],
            attributes: [],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}
