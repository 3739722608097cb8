import {codeLines, type CodeLine} from './codeLines';
import {rowFor, type FieldPlace, type Part} from './fieldRows';
import {jsonPaths, linesNaming} from './linePaths';

/** Class of rows, and name of the highlight of lines, that are marked. */
const mark = 'linked';

/** The code that a part of the panel shows. */
export function shownCode(reference: HTMLElement, part: Part): HTMLElement | undefined {
  const blocks = Array.from(reference.querySelectorAll<HTMLElement>(`.reference-panel [data-part=${part}] pre`));
  return blocks.find((block) => block.offsetParent !== null);
}

/** The path of each line of a block; in a request a line may also name a parameter, which has no path. */
export function pathsIn(lines: readonly CodeLine[]): (string | undefined)[] {
  return jsonPaths(lines.map(({text}) => text));
}

function linesFor(lines: readonly CodeLine[], {part, path}: FieldPlace): CodeLine[] {
  const own = pathsIn(lines).flatMap((other, index) =>
    other === path || other?.startsWith(`${path}.`) === true ? [index] : [],
  );
  const named =
    own.length > 0 || part === 'response'
      ? own
      : linesNaming(
          lines.map(({text}) => text),
          path,
        );
  return named.flatMap((index) => lines[index] ?? []);
}

/** Scrolls the card, and nothing else, so that a line is in it. */
function scrollCard(block: HTMLElement, {range}: CodeLine): void {
  const card = block.closest<HTMLElement>('[data-part]');
  if (card !== null && card.scrollHeight > card.clientHeight) {
    const [own, line] = [card.getBoundingClientRect(), range.getBoundingClientRect()];
    const isIn = line.top >= own.top && line.bottom <= own.bottom;
    card.scrollTop += isIn ? 0 : line.top - own.top - own.height / 3;
  }
}

/**
 * Marks the row of a field and its lines in the code beside it, and nothing else. The lines are marked by ranges, so the code
 * stays as React and the highlighter wrote it: https://drafts.csswg.org/css-highlight-api-1/
 *
 * @param place - undefined takes the marks away
 * @param isFromRow - whether the reader pointed at the row: the card then shows the lines
 */
export function markField(reference: HTMLElement, place: FieldPlace | undefined, isFromRow = false): void {
  for (const row of reference.querySelectorAll(`li.${mark}`)) {
    row.classList.remove(mark);
  }
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  highlights?.delete(mark);
  if (place === undefined) {
    return;
  }
  rowFor(reference, place)?.classList.add(mark);
  const block = shownCode(reference, place.part);
  const lines = block === undefined ? [] : linesFor(codeLines(block), place);
  highlights?.set(mark, new Highlight(...lines.map(({range}) => range)));
  if (isFromRow && block !== undefined && lines[0] !== undefined) {
    scrollCard(block, lines[0]);
  }
}

/** Marks the rows of the error table that an answer shows. */
export function markErrors(reference: HTMLElement, answer: string): void {
  for (const label of reference.querySelectorAll<HTMLLabelElement>('.error-table label')) {
    label.closest('tr')?.classList.toggle(mark, label.htmlFor === answer);
  }
}

/** The body of the error in whose row a label stands: the errors of a status are below each other, as their rows are. */
export function errorBody(reference: HTMLElement, label: HTMLLabelElement): HTMLElement | undefined {
  const rows = Array.from(reference.querySelectorAll<HTMLLabelElement>('.error-table label'));
  const index = rows.filter(({htmlFor}) => htmlFor === label.htmlFor).indexOf(label);
  const answer = document.getElementById(label.htmlFor)?.nextElementSibling?.nextElementSibling;
  return answer?.querySelectorAll<HTMLElement>('pre')[index];
}
