import {normalize} from '../../search/client/words';

/** A heading with what stands below it, up to the next heading; what stands above the first heading has none. */
interface Section {
  heading: HTMLElement | undefined;
  parts: HTMLElement[];
}

const levelOf = ({tagName}: HTMLElement): number | undefined =>
  /^H[2-4]$/.test(tagName) ? Number(tagName.slice(1)) : undefined;

function sectionsOf(list: Element): Section[] {
  const sections: Section[] = [{heading: undefined, parts: []}];
  for (const part of list.querySelectorAll<HTMLElement>(':scope > :not([data-filter])')) {
    if (levelOf(part) === undefined) {
      sections.at(-1)?.parts.push(part);
    } else {
      sections.push({heading: part, parts: []});
    }
  }
  return sections;
}

/**
 * Hides what lacks a part of what is typed. Entries are the rows of tables, and names with the paragraphs below them: code and
 * what is folded is not searched. While something is typed, nothing but entries and the headings above them is shown.
 *
 * @param list - its own field and messages have the attribute `data-filter`
 * @returns how many entries are left, and how many there are: of names, where the list has names
 */
export function narrow(list: Element, typed: string): {left: number; all: number} {
  const words = normalize(typed).split(/\s+/);
  const isWanted = (elements: readonly Element[]): boolean => {
    const text = normalize(elements.map(({textContent}) => textContent).join(' '));
    return words.every((word) => text.includes(word));
  };
  const rows: boolean[] = [];
  const names: boolean[] = [];
  /** Levels of the headings that are shown and that no heading above has claimed yet: the page is gone through upwards. */
  const headed = new Set<number>();
  for (const {heading, parts} of sectionsOf(list).reverse()) {
    const isName = heading?.classList.contains('name-heading') === true;
    const isNamed = isName && isWanted([heading, ...parts.filter((part) => part.matches('p'))]);
    for (const part of parts) {
      const own = isName ? [] : [...part.querySelectorAll<HTMLElement>('tbody > tr')];
      own.forEach((row) => (row.hidden = !isWanted([row])));
      const left = own.filter((row) => !row.hidden);
      rows.push(...own.map((row) => !row.hidden));
      part.hidden = typed !== '' && !isNamed && left.length === 0;
    }
    if (isName) {
      names.push(isNamed);
    }
    const level = heading === undefined ? undefined : levelOf(heading);
    if (heading !== undefined && level !== undefined) {
      const below = [...headed].filter((other) => other > level);
      heading.hidden = typed !== '' && !isNamed && below.length === 0 && parts.every(({hidden}) => hidden);
      below.forEach((other) => headed.delete(other));
      if (!heading.hidden) {
        headed.add(level);
      }
    }
  }
  const entries = names.length === 0 ? rows : names;
  return {left: entries.filter(Boolean).length, all: entries.length};
}
