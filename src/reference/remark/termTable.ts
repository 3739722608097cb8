import type {Link, RootContent} from 'mdast';
import {countries} from '../../../config/countries';
import {type LocaleCode} from '../../../config/locales';
import type {Term} from '../contract/types';
import {inline, lineBreak, link, paragraph, styled, table, text} from '../../content/remark/nodes';
import {referenceLabels} from '../labels';

/** Id of a term in the glossary. */
export const termId = (term: string): string =>
  term
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');

/** A term that leads to itself, so that readers can copy its address. Docusaurus knows the ids of links, and checks anchors. */
const address = (term: string): Link => ({
  type: 'link',
  url: `#${termId(term)}`,
  data: {hProperties: {id: termId(term), className: ['term-name']}},
  children: [{type: 'text', value: term}],
});

/** The glossary: its letters, and its terms as a table, where a term's first row has its address. */
export function termTable(terms: readonly Term[], locale: LocaleCode): RootContent[] {
  const labels = referenceLabels(locale);
  const countryName = (code?: string): string => countries.find((item) => item.code === code)?.name[locale] ?? '';
  const letters = new Map([...terms].reverse().map(({term}) => [termId(term).charAt(0).toUpperCase(), termId(term)]));
  const links = [...letters].reverse().flatMap(([letter, id]) => [text(' '), link(`#${id}`, letter)]);
  const rows = table(
    'term-table',
    [labels.term, labels.termCountry, labels.termMeaning],
    terms.map(({term, name, country, text: meaning}, index) => [
      [terms[index - 1]?.term === term ? styled('term-name', term) : address(term)],
      [text(countryName(country))],
      [...(name === undefined ? [] : [styled('term-meaning', `${name}.`), lineBreak()]), ...inline(meaning)],
    ]),
  );
  return [{...paragraph(...links.slice(1)), data: {hProperties: {className: ['letters']}}}, rows];
}
