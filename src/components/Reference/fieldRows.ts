/** What a field is of: the request or the answer beside its list. */
export type Part = 'request' | 'response';

/** A field, as its row and the lines of code name it. */
export interface FieldPlace {
  part: Part;
  /** Names from the top, joined by dots. */
  path: string;
}

const rowOf = '.fields li';

/** `data.names[].code` is `data.names.code` in lines of JSON. */
const pathIn = (name: string): string => name.replaceAll('[]', '').replace(/^\./, '');

/** The field whose row holds an element. */
export function fieldAt(element: Element): FieldPlace | undefined {
  const row = element.closest(rowOf);
  const part = row?.closest<HTMLElement>('[data-part]')?.dataset.part;
  const name = row?.querySelector(':scope > p > a')?.textContent;
  return name === undefined || (part !== 'request' && part !== 'response') ? undefined : {part, path: pathIn(name)};
}

/** The row of a field, or of the nearest field that holds it. */
export function rowFor(reference: HTMLElement, {part, path}: FieldPlace): HTMLElement | undefined {
  const rows = Array.from(reference.querySelectorAll<HTMLElement>(`.fields[data-part=${part}] li`));
  const named = new Map(rows.map((row) => [fieldAt(row)?.path, row]));
  for (let known = path; known !== ''; known = known.slice(0, Math.max(0, known.lastIndexOf('.')))) {
    const row = named.get(known);
    if (row !== undefined) {
      return row;
    }
  }
  return undefined;
}

/** Unfolds what holds an element. */
export function unfold(row: HTMLElement): void {
  let details = row.parentElement?.closest('details') ?? null;
  while (details !== null) {
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
}
