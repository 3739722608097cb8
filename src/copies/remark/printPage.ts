import type {RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../../config/locales';
import {paragraph, text} from '../../content/remark/nodes';
import {plain} from './plain';

const printer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

const print = (children: readonly RootContent[]): string =>
  printer.stringify({type: 'root', children: [...children]}).trimEnd();

/** A heading with what stands under it, up to the next heading of any rank. */
export interface Section {
  /** Rank and id of the heading; there is none where a document begins without one. */
  depth?: number;
  id?: string;
  text: string;
}

/** What a copy is made from, in Markdown, with {@link ownAddress} in the place of its own address. */
export interface PrintedPage {
  title: string;
  sections: readonly Section[];
  /** For which the copy has no room. */
  samples: readonly Section[];
}

function sectionsOf(content: readonly RootContent[]): Section[] {
  const starts = content.flatMap((node, index) => (node.type === 'heading' || index === 0 ? [index] : []));
  return starts.map((start, index) => {
    const group = content.slice(start, starts[index + 1]);
    const [first] = group;
    const heading = first?.type === 'heading' ? first : undefined;
    return {depth: heading?.depth, id: heading?.data?.hProperties?.id, text: print(group)};
  });
}

/**
 * Prints a page, section by section, so that copies can be split and skills can quote.
 *
 * @param content - of the page, as it is compiled
 * @param file - for messages; left out for what is made from data
 * @throws with file, line and fix, if there is an element that copies cannot show
 */
export function printPage(
  content: readonly RootContent[],
  {locale, title}: {locale: LocaleCode; title: string},
  file?: VFile,
): PrintedPage {
  const context = {locale, file, heading: '', samples: new Map<string, RootContent[]>()};
  const nodes = plain(content, context);
  const own = nodes.find((node) => node.type === 'heading' && node.depth === 1);
  return {
    title: print([paragraph(...(own?.type === 'heading' ? own.children : [text(title)]))]),
    sections: sectionsOf(nodes.filter((node) => node !== own)),
    samples: sectionsOf([...context.samples.values()].flat()),
  };
}
