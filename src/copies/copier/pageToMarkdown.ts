import type {Element, ElementContent} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import type {CopiedSamples} from '../copiedSamples';
import {copyPath, samplesPath} from '../copyPath';
import {articleOf} from './article';
import type {CopyLanguage} from './CopyJob';
import {handlers} from './handlers';
import {makeAbsolute, type LinkOptions} from './links';
import type {PageMetadata} from './pageMetadata';
import {printDocument, type CopiedFile} from './printDocument';
import {samplesDocument, shownSamples} from './samples';

export interface PageOptions extends LinkOptions {
  /** Samples by the id that the page gives them. */
  samplesOf: (id: string) => CopiedSamples;
  language: CopyLanguage;
}

/**
 * What stands in a page as Markdown. Requests are in cURL; a line leads to the rest.
 *
 * @throws if it does not become a document
 */
export function toMarkdownTree(children: ElementContent[], {pageUrl, language, samplesOf}: PageOptions): Root {
  const tree = toMdast(
    {type: 'root', children},
    {handlers: handlers((id) => shownSamples(samplesOf(id), pageUrl, language))},
  );
  if (tree.type !== 'root') {
    throw new TypeError(`${pageUrl}: the article became a "${tree.type}" and no document.`);
  }
  return tree;
}

/**
 * The Markdown copy of a built page: what it says, without the frame around it, with absolute links and with requests in
 * cURL; and the samples for which it has no room.
 */
export function pageToMarkdown(main: Element, metadata: PageMetadata, options: PageOptions): CopiedFile[] {
  const {pageUrl, language, samplesOf} = options;
  const article = articleOf(main);
  makeAbsolute(article, options);
  const found = new Map<string, CopiedSamples>();
  const samplesAt = (id: string): CopiedSamples => {
    const samples = samplesOf(id);
    found.set(id, samples);
    return samples;
  };
  const tree = toMarkdownTree(article.children, {...options, samplesOf: samplesAt});
  const about = {...metadata, url: metadata.url ?? pageUrl};
  const samples = samplesDocument({found: [...found.values()], article: tree, pageUrl, language});
  const {pathname, origin: siteUrl} = new URL(pageUrl);
  return [
    {path: copyPath(pathname), content: tree.children},
    ...(samples === undefined ? [] : [{path: samplesPath(pathname), content: samples}]),
  ].flatMap((document) => printDocument({...document, about, language, siteUrl}));
}
