import MiniSearch from 'minisearch';
import type {LocaleCode} from '../../../config/locales';
import {queryTerms} from '../../../src/search/client/query';
import {indexWords} from '../../../src/search/client/words';
import {sectionsOf} from './sections';

/** How much a word counts by where it stands. */
const boost = {title: 8, keywords: 5, description: 3, headings: 2.5, text: 1};

/** The index of all pages, made from their Markdown; in memory. */
export class PageIndex {
  private readonly index: MiniSearch;

  public constructor(
    private readonly pages: readonly (readonly [path: string, markdown: string])[],
    private readonly locale: LocaleCode,
  ) {
    this.index = new MiniSearch({
      fields: Object.keys(boost),
      tokenize: (text) => indexWords(text, locale),
      processTerm: (word) => word,
      searchOptions: {tokenize: (word) => [word], boost},
    });
    for (const [id, [, markdown]] of pages.entries()) {
      const sections = sectionsOf(markdown);
      const [title = '', ...headings] = sections.map(({heading}) => heading);
      const head = (key: string): string => new RegExp(`^${key}: (.+)$`, 'm').exec(markdown)?.[1] ?? '';
      const texts = {headings: headings.join('\n'), text: sections.map(({text}) => text).join('\n')};
      this.index.add({id, title, ...texts, description: head('description'), keywords: head('keywords')});
    }
  }

  /** @returns the pages that answer a query, best first: each is read for the section and the line that have most of it */
  public search(query: string) {
    const terms = queryTerms(query, this.locale, (name) => this.index.search(name).length > 0);
    const ranks = new Map<number, {score: number; found: number; words: string[]}>();
    for (const {typed, synonyms} of terms) {
      const phrases = [typed, ...synonyms].map((phrase) => ({queries: [...phrase], combineWith: 'AND' as const}));
      for (const result of this.index.search({queries: phrases, combineWith: 'OR'})) {
        const {score, found, words} = ranks.get(Number(result.id)) ?? {score: 0, found: 0, words: []};
        const all = {score: score + result.score, found: found + 1, words: [...words, ...result.terms]};
        ranks.set(Number(result.id), all);
      }
    }
    // A page that has all that was asked for counts more.
    const rank = ({score, found}: {score: number; found: number}): number => score * (found / terms.length) ** 2;
    return [...ranks]
      .sort(([, a], [, b]) => rank(b) - rank(a))
      .map(([id, {words}]) => {
        const [page, markdown] = this.pages[id] ?? ['', ''];
        return () => {
          const sections = sectionsOf(markdown);
          const section = this.best(sections, ({heading, text}) => `${heading} ${text}`, words);
          const line = this.best(section?.text.split('\n') ?? [], String, words) ?? '';
          return {page, title: sections[0]?.heading ?? '', section, line};
        };
      });
  }

  /** The first one whose text has the most of some words. */
  private best<T>(items: readonly T[], textOf: (item: T) => string, words: readonly string[]): T | undefined {
    const ranked = items.map((item) => {
      const own = new Set(indexWords(textOf(item), this.locale));
      return {item, shared: words.filter((word) => own.has(word)).length};
    });
    return ranked.sort((a, b) => b.shared - a.shared)[0]?.item;
  }
}
