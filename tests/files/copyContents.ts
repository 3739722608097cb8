import type {Element, Nodes, Root} from 'hast';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import rehypeParse from 'rehype-parse';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/** What a page and its Markdown copy have in common. Texts are without blanks, which the two set differently. */
export interface Contents {
  headings: readonly string[];
  /** Cells by row. */
  tables: readonly (readonly string[][])[];
  code: readonly string[];
}

const packed = (text: string): string => text.replaceAll(/[\s\u200B]+/g, '');

/** The text of a node, with a line for each `<br>`, and the colon that a copy has after the API's own message. */
function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  if (node.type === 'element' && node.tagName === 'br') {
    return '\n';
  }
  const isHidden = node.type === 'element' && (node.tagName === 'button' || node.properties.ariaHidden === 'true');
  const isMessage = node.type === 'element' && [node.properties.className].flat().includes('error-message');
  return 'children' in node && !isHidden ? node.children.map(textOf).join('') + (isMessage ? ':' : '') : '';
}

function elementsOf(root: Nodes, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (element) => {
    if (/^(?:nav|footer)$/.test(element.tagName)) {
      return SKIP;
    }
    if (test(element)) {
      found.push(element);
    }
    return undefined;
  });
  return found;
}

const named =
  (names: RegExp) =>
  ({tagName}: Element): boolean =>
    names.test(tagName);

/** A heading without the link to itself. */
function headingText(heading: Element): string {
  const children = heading.children.filter(
    (child) => !(child.type === 'element' && JSON.stringify(child.properties.className ?? '').includes('hash-link')),
  );
  return packed(children.map(textOf).join(''));
}

/** Reads a built page, and counts the samples of operations and the whole programs, which copies show elsewhere or in part. */
export function pageContents(html: string): Contents & {samples: number; programs: number} {
  // The sidebar and the head are most of a page, and parsing is most of the time.
  const source = /<main[\s>].*<\/main>/s.exec(html)?.[0];
  if (source === undefined) {
    throw new Error('The page has no <main>.');
  }
  const main: Root = unified().use(rehypeParse, {fragment: true}).parse(source);
  return {
    headings: elementsOf(main, named(/^h[1-6]$/)).map(headingText),
    tables: elementsOf(main, named(/^table$/)).map((table) =>
      elementsOf(table, named(/^tr$/)).map((row) =>
        elementsOf(row, named(/^t[dh]$/)).map((cell) => packed(textOf(cell))),
      ),
    ),
    code: elementsOf(main, named(/^pre$/)).map((block) => textOf(block).trimEnd()),
    samples: elementsOf(main, ({properties}) => /^\w+$/.test(String(properties.dataOperation ?? ''))).length,
    programs: elementsOf(main, ({properties}) => /\/program\./.test(String(properties.dataOperation ?? ''))).length,
  };
}

/** Reads a Markdown copy. */
export function copyContents(markdown: string): Contents {
  const root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''));
  const contents = {headings: [] as string[], tables: [] as string[][][], code: [] as string[]};
  visit(root, ['heading', 'table', 'code'], (node) => {
    if (node.type === 'heading') {
      contents.headings.push(packed(toString(node)));
    } else if (node.type === 'code') {
      contents.code.push(node.value.trimEnd());
    } else {
      const rows = (node as Table).children;
      contents.tables.push(rows.map((row) => row.children.map((cell) => packed(toString(cell)))));
    }
  });
  return contents;
}
