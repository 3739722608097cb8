import {createSlugger} from '@docusaurus/utils';
import {headingLines, headingsWithoutId} from './headingLines';

/** The two languages of a page. */
export interface PagePair {
  en: string;
  es: string;
}

/** Writes an id after each heading that has none. */
function withIds(source: string, idOf: (index: number) => string | undefined): string {
  const lines = source.split('\n');
  headingLines(source).forEach(({line, id}, index) => {
    const added = id === undefined ? idOf(index) : undefined;
    if (added !== undefined) {
      lines[line - 1] = `${(lines[line - 1] ?? '').trimEnd()} {#${added}}`;
    }
  });
  return lines.join('\n');
}

/**
 * Gives headings without an id one: English ones from their words, Spanish ones that of the English heading in the same
 * place, where both pages have headings of the same levels in the same order. Ids that are there stay.
 *
 * @param pair - the texts of both files
 */
export function fixHeadings({en, es}: PagePair): PagePair {
  const slugger = createSlugger();
  const taken = new Set(headingLines(en).map(({id}) => id));
  const english = withIds(en, (index) => {
    let id: string;
    do {
      id = slugger.slug(headingLines(en)[index]?.title.replaceAll(/[`*_]/g, '') ?? '');
    } while (taken.has(id));
    return id;
  });
  const [first, second] = [headingLines(english), headingLines(es)];
  const isAlike = first.map(({depth}) => depth).join() === second.map(({depth}) => depth).join();
  const given = new Set(second.map(({id}) => id));
  const spanish =
    isAlike && headingsWithoutId(es).length > 0
      ? withIds(es, (index) => {
          const id = first[index]?.id;
          return given.has(id) ? undefined : id;
        })
      : es;
  return {en: english, es: spanish};
}
