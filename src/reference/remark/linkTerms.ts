import {escapeRegexp} from '@docusaurus/utils';
import type {Link, Nodes, Root, Text} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../../config/locales';
import type {Contract, Term} from '../contract/types';
import {docUrl} from './docUrl';
import {termId} from './termTable';

/** Id of the docs page that holds the glossary. */
export const glossaryPage = 'platform/glossary';

/** Where a term is not linked; names of fields are texts in elements. Code has no text nodes. */
const closed = new Set(['link', 'heading', 'mdxJsxTextElement']);

/** A card is one link: its title. */
const isCards = ({data}: Nodes): boolean => String(data?.hProperties?.className) === 'cards';

/** Matches the terms as whole words, the longer ones first. */
function patternOf(terms: ReadonlySet<string>): RegExp {
  const words = [...terms].sort((a, b) => b.length - a.length).map((term) => escapeRegexp(term));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'gu');
}

/** A text with links in the places of the terms that are still open; each is closed by its link. */
function withLinks({value}: Text, open: Set<string>, pattern: RegExp, url: string): (Text | Link)[] {
  const parts: (Text | Link)[] = [];
  let end = 0;
  for (const {0: term, index} of value.matchAll(pattern)) {
    if (open.delete(term)) {
      parts.push({type: 'text', value: value.slice(end, index)});
      parts.push({
        type: 'link',
        url: `${url}#${termId(term)}`,
        data: {hProperties: {className: ['term']}},
        children: [{type: 'text', value: term}],
      });
      end = index + term.length;
    }
  }
  parts.push({type: 'text', value: value.slice(end)});
  return parts.filter((part) => part.type === 'link' || part.value !== '');
}

export interface LinkTermsOptions {
  locale: LocaleCode;
  loadContract: () => Promise<Contract>;
}

const isLinked = ({matches}: Term): boolean => matches !== false;

/** Leads from the first place of each term on a page to the glossary. It runs after the reference was put in. */
export default function remarkLinkTerms({locale, loadContract}: LinkTermsOptions) {
  return async (root: Root, file: VFile): Promise<void> => {
    const {terms} = (await loadContract()).in[locale];
    const open = new Set(terms.filter(isLinked).map(({term}) => term));
    if (open.size === 0 || file.path.endsWith(`${glossaryPage}.mdx`)) {
      return;
    }
    const pattern = patternOf(open);
    visit(root, (node, index, parent) => {
      if (closed.has(node.type) || isCards(node)) {
        return SKIP;
      }
      if (node.type !== 'text' || parent === undefined || index === undefined) {
        return undefined;
      }
      const parts = withLinks(node, open, pattern, docUrl(glossaryPage, locale));
      parent.children.splice(index, 1, ...(parts as typeof parent.children));
      return [SKIP, index + parts.length];
    });
  };
}
