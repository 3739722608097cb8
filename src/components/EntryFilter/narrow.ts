import {normalize} from '../../search/client/words';

/** A heading with what stands below it, up to the next heading. */
function sectionsOf(list: Element): HTMLElement[][] {
  const sections: HTMLElement[][] = [];
  for (const part of list.querySelectorAll<HTMLElement>(':scope > *')) {
    if (part.matches('h3, h4')) {
      sections.push([part]);
    } else {
      sections.at(-1)?.push(part);
    }
  }
  return sections;
}

function setHidden(parts: readonly HTMLElement[], isHidden: boolean): void {
  for (const part of parts) {
    part.hidden = isHidden;
  }
}

/**
 * Hides the entries of a list that lack a part of what is typed, and the headings of groups of which nothing is left. Entries
 * are the rows of tables, and names with the paragraphs below them: code and what is folded is not searched.
 *
 * @returns how many entries are left, and how many there are
 */
export function narrow(list: Element, typed: string): {left: number; all: number} {
  const parts = normalize(typed).split(/\s+/);
  const isWanted = (elements: readonly Element[]): boolean => {
    const text = normalize(elements.map(({textContent}) => textContent).join(' '));
    return parts.every((part) => text.includes(part));
  };
  const rows = Array.from(list.querySelectorAll<HTMLElement>('tbody > tr'), (row) => {
    row.hidden = !isWanted([row]);
    return !row.hidden;
  });
  const names: boolean[] = [];
  let isGroupWanted = false;
  for (const section of sectionsOf(list).reverse()) {
    const isName = section[0]?.classList.contains('name-heading') === true;
    const isShown: boolean = isName ? isWanted(section.filter((part) => part.matches('h3, h4, p'))) : isGroupWanted;
    isGroupWanted = isName && (isGroupWanted || isShown);
    setHidden(section, !isShown);
    if (isName) {
      names.push(isShown);
    }
  }
  const entries = names.length === 0 ? rows : names;
  return {left: entries.filter(Boolean).length, all: entries.length};
}
