import {escapeMarkdownHeadingIds, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Heading, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {VFileMessage} from 'vfile-message';
import {remarkPlugins, type ReferenceSources} from '../reference/remarkPlugins';
import type {WrittenPage} from '../content/readPages';

/** A link of a page, as it is written. */
export interface PageLink {
  line: number;
  url: string;
}

export interface ParsedPage {
  /** What `#…` can lead to: written ids, and those of the reference that is put into the page. */
  ids: ReadonlySet<string>;
  links: readonly PageLink[];
  /** Why the page cannot be compiled, with file, line and fix. */
  fault?: string;
}

function headingIds(root: Root): Set<string> {
  const ids = new Set<string>();
  visit(root, 'heading', (heading: Heading) => {
    const id = heading.data?.hProperties?.id ?? parseMarkdownHeadingId(toString(heading)).id;
    if (typeof id === 'string') {
      ids.add(id);
    }
  });
  return ids;
}

function linksOf(root: Root): PageLink[] {
  const links: PageLink[] = [];
  visit(root, 'link', ({url, position}: Link) => {
    // Links of the reference have no position in the file, and lead to ids that exist.
    if (position !== undefined) {
      links.push({line: position.start.line, url});
    }
  });
  return links;
}

/** Where a page cannot be parsed. What is open at the end has its place in the words only: `(18:1-18:6)`. */
const lineOf = ({line, reason}: VFileMessage): number => line ?? Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 1);

/**
 * Parses a page or a post as Docusaurus does, with the site's own remark plugins.
 *
 * @param sources - the contract and the workflows
 */
export async function parsePage({file, text, locale}: WrittenPage, sources: ReferenceSources): Promise<ParsedPage> {
  const parser = remark().use(remarkMdx).use(remarkFrontmatter).use(remarkGfm);
  const source = new VFile({path: file, value: escapeMarkdownHeadingIds(text)});
  try {
    const root: Root = parser.parse(source);
    // They change the tree in place.
    await remark().use(remarkPlugins(locale, sources)).run(root, source);
    return {ids: headingIds(root), links: linksOf(root)};
  } catch (error) {
    if (!(error instanceof VFileMessage)) {
      throw error;
    }
    return {ids: new Set(), links: [], fault: `${file}:${lineOf(error)}: ${error.reason}`};
  }
}
