import MiniSearch from 'minisearch';
import {words} from '../../../src/search/client/words';
import {sectionsOf, type Section} from './sections';

/** A section of a page that was found by its text. */
export interface TextHit extends Section {
  /** Path of the page. */
  path: string;
  score: number;
}

interface IndexedSection extends Section {
  id: number;
  path: string;
}

/** Finds sections of pages by their texts, in memory. */
export class TextIndex {
  private readonly index = new MiniSearch<IndexedSection>({
    fields: ['heading', 'text'],
    storeFields: ['path', 'heading', 'text'],
    tokenize: words,
    processTerm: (term) => term,
    searchOptions: {boost: {heading: 3}, combineWith: 'AND'},
  });

  /** @param pages - Markdown by path */
  public constructor(pages: Readonly<Record<string, string>>) {
    let id = 0;
    for (const [path, markdown] of Object.entries(pages)) {
      this.index.addAll(sectionsOf(markdown).map((section) => ({id: id++, path, ...section})));
    }
  }

  /** @returns the sections with every word of the query, best first */
  public search(query: string): TextHit[] {
    return this.index.search(query).map((match) => ({...(match as unknown as IndexedSection), score: match.score}));
  }
}
