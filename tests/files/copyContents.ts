/** What a page and its Markdown copy have in common: letters and digits alone, because HTML and Markdown set the rest differently. */
export interface Contents {
  headings: readonly string[];
  rows: readonly string[];
  code: readonly string[];
}

const letters = (text: string): string => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? '';

/** The letters of what a pattern finds first in brackets, for each match. */
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => letters(found));

/**
 * Reads a built page by patterns, because parsing all pages takes a minute.
 *
 * @throws if it has no `<main>`
 */
export function pageContents(html: string): Contents {
  const main = /<main[\s>].*<\/main>/s.exec(html)?.[0];
  if (main === undefined) {
    throw new Error('The page has no <main>.');
  }
  const text = main
    .replaceAll(/<!--.*?-->|<(nav|footer|button|svg)\b.*?<\/\1>/gs, '')
    // Copies link whole programs, which the page shows, too.
    .replaceAll(/ data-part=["']?program\b.*?<\/pre>/gs, '')
    // Tags but those of blocks, and characters that have a name.
    .replaceAll(/<(?!\/?(?:h[1-6]|table|pre)\b|tr\b)[^>]*>|&[#\w]+;/g, '');
  return {
    headings: all(text, /<h[1-6][^>]*>(.*?)<\/h/gs),
    rows: all(text, /<tr[^>]*>(.*?)(?=<tr|<\/table)/gs),
    code: all(text, /<pre[^>]*>(.*?)<\/pre/gs),
  };
}

/** Reads a Markdown copy. */
export function copyContents(markdown: string): Contents {
  // Blocks of code, with what stands before them in a list.
  const fence = /^( *)(`{3,})[^\n]*\n(.*?)^\1\2$/gms;
  const text = markdown.replace(/^---\n.*?\n---\n/s, '');
  const prose = text.replaceAll(fence, '').replaceAll(/\]\([^)\s]+\)/g, ']');
  return {
    headings: all(prose, /^#{1,6} (.*)$/gm),
    rows: all(prose, /^\| (.*[^-:|\s].*)$/gm),
    code: [...text.matchAll(fence)].map(([, , , code = '']) => letters(code)),
  };
}
