import path from 'node:path';
import type {Emphasis, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {localeCodes, locales} from '../../../config/locales';
import {postLocale} from '../../content/fieldsOfPage';
import type {FrontMatter} from '../../content/frontMatter';
import {paragraph, text} from '../../content/remark/nodes';
import {absoluteLink} from '../links';
import {keepPage, type PrintedPage} from '../store';
import {shownOf, type CopyContext} from './elements';

/** Words that the reference sets apart by a style: a status, the place of a parameter. Others are plain in copies. */
const emphasised = ['', 'deprecated', 'error-message', 'field-place', 'status-error', 'status-ok'];

function emphasis({data, children}: Emphasis): RootContent[] {
  const [style = ''] = String(data?.hProperties?.className ?? '').split(' ');
  if (style === 'method') {
    return [{type: 'strong', children}];
  }
  // On the page a line break parts the API's own message from what it means; a cell of a Markdown table has none.
  const after = style === 'error-message' ? [text(':')] : [];
  return emphasised.includes(style) ? [{type: 'emphasis', children}, ...after] : children;
}

/** What stands in the place of a node in Markdown; undefined where it stays, without what only the page needs. */
function plainNode(node: RootContent, context: CopyContext): RootContent[] | undefined {
  if (/^(?:text|leaf)Directive$/.test(node.type)) {
    // Docusaurus takes it back after this stage: a text such as `1:N` is read as a directive at first.
    return [text(String(context.file.value).slice(node.position?.start.offset, node.position?.end.offset))];
  }
  if (node.data?.hName === 'admonition') {
    const {title, type} = node.data.hProperties ?? {};
    const strong = paragraph({type: 'strong', children: [text(String(title ?? type))]});
    return [{type: 'blockquote', children: [strong, ...('children' in node ? node.children : [])]} as RootContent];
  }
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return shownOf(node, context);
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'emphasis':
      return node.data === undefined ? undefined : emphasis(node);
    case 'heading':
      context.heading = toString(node);
      return node.depth === 1 ? [] : undefined;
    case 'text':
    case 'inlineCode':
      node.value = node.value.replaceAll(/\s*\n\s*/g, ' ');
      return undefined;
    case 'code':
      node.meta = /title="[^"]*"/.exec(node.meta ?? '')?.[0] ?? null;
      return undefined;
    case 'link':
    case 'definition':
      node.url = absoluteLink(node.url);
  }
  return undefined;
}

/** Leaves of a tree what Markdown has, without the elements of the site. */
function makePlain(root: Root, context: CopyContext): void {
  visit(root, (node, index, parent) => {
    const nodes = node.type === 'root' ? undefined : plainNode(node, context);
    if (nodes === undefined || index === undefined) {
      return undefined;
    }
    parent?.children.splice(index, 1, ...nodes);
    return index;
  });
  // A page shows no blanks at the ends of a paragraph, and no paragraph that is empty.
  visit(root, 'paragraph', ({children}, index, parent) => {
    const [first, last] = [children[0], children.at(-1)];
    if (first?.type === 'text') {
      first.value = first.value.trimStart();
    }
    if (last?.type === 'text') {
      last.value = last.value.trimEnd();
    }
    if (first !== undefined || index === undefined) {
      return undefined;
    }
    parent?.children.splice(index, 1);
    return index;
  });
}

const printer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/** Prints what stands under each heading, so that a copy can be split there; headings in a row belong to one section. */
function sectionsOf(root: Root, context: CopyContext): string[] {
  makePlain(root, context);
  const {children} = root;
  const starts = children.flatMap(({type}, index) =>
    index === 0 || (type === 'heading' && children[index - 1]?.type !== 'heading') ? [index] : [],
  );
  return starts.map((start, index) => {
    const section = children.slice(start, starts[index + 1]);
    return printer.stringify({type: 'root', children: section}).trimEnd();
  });
}

/**
 * Prints a page, section by section.
 *
 * @param root - the page, as it is compiled
 * @throws with file, line and fix, if there is an element that copies cannot show
 */
export function printPage(root: Root, of: Pick<CopyContext, 'locale' | 'file'>): PrintedPage {
  const context = {...of, heading: '', samples: new Map<string, RootContent[]>()};
  const sections = sectionsOf(structuredClone(root), context);
  const samples = [...context.samples.values()].flat();
  return {sections, samples: sectionsOf({type: 'root', children: samples}, context)};
}

/** Docusaurus compiles a post a second time for lists, up to this marker. */
const truncateMarker = /\{\/\*\s*truncate\s*\*\/\}/;

/**
 * Keeps the Markdown copy of each page that a build compiles. It runs last, when the reference stands in the page and links
 * are resolved; the plugin of this folder writes the copies when the site is built.
 *
 * @throws as {@link printPage}
 */
export default function remarkCopies() {
  return (root: Root, vfile: VFile): void => {
    const file = path.relative('', vfile.path).split(path.sep).join('/');
    const isExcerpt = file.startsWith('blog/') && !truncateMarker.test(String(vfile.value));
    const isPart = path.basename(file).startsWith('_');
    if (process.env.NODE_ENV === 'production' && !isExcerpt && !isPart) {
      const ofFile = localeCodes.find((code) => file.startsWith(`${locales[code].docsPath}/`));
      const locale = ofFile ?? postLocale(vfile.data.frontMatter as FrontMatter);
      keepPage(file, printPage(root, {locale, file: vfile}));
    }
  };
}
