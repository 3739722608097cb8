import {escapeRegexp} from '@docusaurus/utils';
import type {Link, Nodes, Root} from 'mdast';
import {findAndReplace} from 'mdast-util-find-and-replace';
import type {VFile} from 'vfile';
import type {LocaleCode} from '../../../config/locales';
import type {Contract, Term} from '../contract/types';
import {docUrl} from './docUrl';
import {termId} from './termTable';

/** Id of the docs page that holds the glossary. */
export const glossaryPage = 'platform/glossary';

/** Where a term is not linked; names of fields are texts in elements. Code has no text nodes. */
const closed = ['link', 'heading', 'mdxJsxTextElement'];

/** A card is one link: its title. */
const isCards = (node: object): boolean => String((node as Nodes).data?.hProperties?.className) === 'cards';

/** Matches the terms as whole words, the longer ones first. */
function patternOf(terms: ReadonlySet<string>): RegExp {
  const words = [...terms].sort((a, b) => b.length - a.length).map((term) => escapeRegexp(term));
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'gu');
}

interface LinkTermsOptions {
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
    const url = docUrl(glossaryPage, locale);
    const linkOnce = (term: string): Link | string =>
      open.delete(term)
        ? {
            type: 'link',
            url: `${url}#${termId(term)}`,
            data: {hProperties: {className: ['term']}},
            children: [{type: 'text', value: term}],
          }
        : term;
    findAndReplace(root, [patternOf(open), linkOnce], {ignore: [...closed, isCards]});
  };
}
