/**
 * What a page and its Markdown copy have in common. Headings and rows of tables are letters and digits alone, because HTML
 * and Markdown set the rest differently; code is exact.
 */
export interface Contents {
  headings: readonly string[];
  rows: readonly string[];
  code: readonly string[];
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00A0',
};

const decoded = (text: string): string => text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);

const letters = (text: string): string => text.match(/[\p{L}\p{N}]/gu)?.join('') ?? '';

/** The text between tags, with a line for each `<br>`. */
const textOf = (html: string): string => decoded(html.replaceAll(/<br\/?>/g, '\n').replaceAll(/<[^>]*>/g, ''));

/** What a pattern finds first in brackets, for each match. */
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * Reads a built page by patterns, because parsing all pages takes a minute, and counts the samples of operations, which copies
 * show in part.
 *
 * @throws if it has no `<main>`
 */
export function pageContents(html: string): Contents & {samples: number} {
  const source = /<main[\s>].*<\/main>/s.exec(html)?.[0];
  if (source === undefined) {
    throw new Error('The page has no <main>.');
  }
  // Copies link whole programs, which the page shows, too.
  const main = source
    .replaceAll(/<!--.*?-->|<(nav|footer|button|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/ data-part=["']?program\b.*?<\/pre>/gs, '');
  const operations = all(main, /\bdata-operation=["']?([\w/.-]+)/g);
  return {
    headings: all(main, /<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs).map((heading) => letters(textOf(heading))),
    rows: all(main, /<table\b[^>]*>(.*?)<\/table>/gs).flatMap((table) =>
      table
        .split(/<tr\b[^>]*>/)
        .slice(1)
        .map((row) => letters(textOf(row))),
    ),
    code: all(main, /<pre\b[^>]*>(.*?)<\/pre>/gs).map((block) => textOf(block).trimEnd()),
    samples: operations.filter((id) => /^\w+$/.test(id)).length,
  };
}

/** Blocks of code, with what stands before them in a list. */
const fence = /^( *)(`{3,})[^\n]*\n(.*?)^\1\2$/gms;

/** Reads a Markdown copy. */
export function copyContents(markdown: string): Contents {
  const code: string[] = [];
  const prose = markdown
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(fence, (_block, indent: string, _ticks, text: string) => {
      code.push(text.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trimEnd());
      return '';
    });
  const plain = prose.replaceAll(/\]\([^)\s]+\)/g, ']');
  return {
    headings: all(plain, /^#{1,6} (.*)$/gm).map(letters),
    rows: all(plain, /^\| (.*)$/gm)
      .filter((row) => /[^-| ]/.test(row))
      .map(letters),
    code,
  };
}
