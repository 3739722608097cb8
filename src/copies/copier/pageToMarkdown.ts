import type {Element} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {articleOf} from './article';
import {handlers, type Sample} from './handlers';
import {makeAbsolute, type LinkOptions} from './links';
import type {PageMetadata} from './pageMetadata';

export interface PageOptions extends LinkOptions {
  /** The request of an operation in every language. */
  samplesOf: (operationId: string) => readonly Sample[];
}

const printer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/**
 * The Markdown copy of a built page: what it says, without the frame around it, with absolute links and with samples in
 * every language. Front matter says where it comes from.
 */
export function pageToMarkdown(main: Element, metadata: PageMetadata, options: PageOptions): string {
  const article = articleOf(main);
  makeAbsolute(article, options);
  const tree = toMdast({type: 'root', children: article.children}, {handlers: handlers(options.samplesOf)});
  if (tree.type !== 'root') {
    throw new TypeError(`${options.pageUrl}: the article became a "${tree.type}" and no document.`);
  }
  return `---\n${stringify({...metadata, url: metadata.url ?? options.pageUrl}, {lineWidth: 0})}---\n\n${printer.stringify(tree)}`;
}
