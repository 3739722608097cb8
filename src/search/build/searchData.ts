import {countries} from '../../../config/countries';
import {localeCodes, type LocaleCode} from '../../../config/locales';
import {outlineGroups} from '../../content/outline';
import {readPages, readPosts} from '../../content/readPages';
import {errorAnchor} from '../../reference/contract/errorKey';
import {siteContract} from '../../reference/contract/siteContract';
import type {LocalizedContract} from '../../reference/contract/types';
import {docRouteIn} from '../../reference/remark/docUrl';
import {cataloguePage} from '../../reference/remark/errorCatalogue';
import {glossaryPage} from '../../reference/remark/linkTerms';
import {termId} from '../../reference/remark/termTable';
import type {SearchData, SearchRecord} from '../SearchData';
import {indexWords} from '../client/words';
import {docRecord, postRecord} from './docRecord';

/** A word on a larger part of the pages than this does not tell them apart. */
const commonFrom = 0.1;

/** Whether few of the texts have a word. */
function rareIn(texts: readonly (readonly string[])[], most: number): (word: string) => boolean {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => [...new Set(text)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => (counts.get(word) ?? 0) <= most;
}

/** A text of the contract without the marks of code. */
const plain = (markdown: string): string => markdown.replaceAll('`', '');

/** The errors of the catalogue and the terms of the glossary: answers of their own, each at its place. */
function entryRecords({errorGroups, terms}: LocalizedContract, locale: LocaleCode): SearchRecord[] {
  const catalogue = docRouteIn(cataloguePage, locale);
  const glossary = docRouteIn(glossaryPage, locale);
  const errors = errorGroups.flatMap((group) => group.errors);
  const explained = new Map(terms.map((entry) => [entry.term, entry]));
  return [
    ...errors.map(({key, meaning, remedy}) => ({
      path: `${catalogue}#${errorAnchor(key)}`,
      title: key,
      description: plain(`${meaning} ${remedy}`),
      kind: 'error' as const,
    })),
    ...[...explained.values()].map(({term, name, text, country}) => ({
      path: `${glossary}#${termId(term)}`,
      title: term,
      description: plain(name === undefined || name === term ? text : `${name}. ${text}`),
      kind: 'term' as const,
      country: typeof country === 'string' ? country : undefined,
    })),
  ];
}

/**
 * What the search of one language knows: its pages without second addresses, its posts, the errors and the
 * terms.
 *
 * @param root - the site's folder
 * @param baseUrl - starts and ends with a slash
 * @throws if a page or the contract cannot be read
 */
export async function searchData(root: string, locale: LocaleCode, baseUrl: string): Promise<SearchData> {
  const contract = (await siteContract()).in[locale];
  const areas = outlineGroups(locale);
  const pages = await readPages(root, locale);
  const otherCodes = localeCodes.filter((code) => code !== locale);
  const others = (await Promise.all(otherCodes.map((code) => readPages(root, code)))).flat();
  const posts = await readPosts(root);
  const written = [
    ...pages
      .filter(({frontMatter}) => frontMatter.alias_of === undefined)
      .map((page) => docRecord(page, {locale, contract, areas, others})),
    ...posts.filter((post) => post.locale === locale).map(postRecord),
    ...entryRecords(contract, locale),
  ];
  const bodies = written.map(({body = ''}) => [...new Set(indexWords(body, locale))].sort());
  const isRare = rareIn(bodies, commonFrom * pages.length);
  return {
    areas: Object.fromEntries(areas.map(({key, name}) => [key, name])),
    countries: Object.fromEntries(countries.map(({code, name}) => [code, name[locale]])),
    records: written.map((record, index) => ({
      ...record,
      path: `${baseUrl.slice(0, -1)}${record.path}`,
      body: bodies[index]?.filter(isRare).join(' '),
    })),
  };
}
