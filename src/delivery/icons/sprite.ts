import type {Drawing} from './drawings';

/** A `<use>` elsewhere inherits from where it stands and from the symbol, not from the document around the symbol. */
const style = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

const symbol = ([name, {d, strokeWidth = 1.5}]: [string, Drawing]): string =>
  `<symbol id="${name}" viewBox="0 0 24 24" ${style} stroke-width="${strokeWidth}"><path d="${d}"/></symbol>`;

/** One SVG document with all drawings, each of which pages `<use>` by its name: https://www.w3.org/TR/SVG2/struct.html#UseElement */
export function sprite(drawings: Readonly<Record<string, Drawing>>): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(drawings).map(symbol).join('')}</svg>\n`;
}
