import {createSlugger} from '@docusaurus/utils';
import {headingLines, type HeadingLine} from './headings';

/** Writes an id after each heading that has none. */
function withIds(source: string, idOf: (heading: HeadingLine, index: number) => string | undefined): string {
  const lines = source.split('\n');
  headingLines(source).forEach((heading, index) => {
    const added = heading.id === undefined ? idOf(heading, index) : undefined;
    if (added !== undefined) {
      lines[heading.line - 1] = `${(lines[heading.line - 1] ?? '').trimEnd()} {#${added}}`;
    }
  });
  return lines.join('\n');
}

/**
 * Gives headings without an id one that is made from their words. Ids that are there stay.
 *
 * @param source - a page of the default language
 */
export function addHeadingIds(source: string): string {
  const slugger = createSlugger();
  const taken = new Set(headingLines(source).map(({id}) => id));
  return withIds(source, ({title}) => {
    let id: string;
    do {
      id = slugger.slug(title.replaceAll(/[`*_]/g, ''));
    } while (taken.has(id));
    return id;
  });
}

/**
 * Gives headings without an id that of the heading in the same place of the default language, where both pages have
 * headings of the same levels in the same order. Ids that are there stay.
 *
 * @param source - a page of another language
 * @param original - the page in the default language, with ids
 */
export function copyHeadingIds(source: string, original: string): string {
  const [own, others] = [headingLines(source), headingLines(original)];
  const levels = (list: readonly HeadingLine[]): string => list.map(({depth}) => depth).join();
  if (levels(own) !== levels(others)) {
    return source;
  }
  const taken = new Set(own.map(({id}) => id));
  return withIds(source, (_heading, index) => {
    const id = others[index]?.id;
    return taken.has(id) ? undefined : id;
  });
}
