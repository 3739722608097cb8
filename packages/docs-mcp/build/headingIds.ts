interface Heading {
  id: string;
  text: string;
}

/** The letters and digits of a heading, which its HTML and its Markdown have in common. */
const lettersOf = (text: string): string =>
  text
    .replaceAll(/\]\([^)\s]+\)|<[^>]*>|&[a-z#\d]+;/g, '')
    .match(/[\p{L}\p{N}]/gu)
    ?.join('') ?? '';

/** The headings of a built page that have an id, in their order. The link to itself ends the text of each. */
function headingsOf(html: string): Heading[] {
  const found = html.matchAll(
    /<h([2-6])\b[^>]*?\bid=(?:"([^"]+)"|([^\s>]+))[^>]*>(.*?)(?:<a href=\S+ class="?hash-link|<\/h\1>)/gs,
  );
  return [...found].map(([, , quoted, bare, text = '']) => ({id: quoted ?? bare ?? '', text: lettersOf(text)}));
}

/**
 * Adds to the headings of a copy the ids that links lead to: `## Errors {#errors}`.
 *
 * @param markdown - the copy of the page
 * @param html - the page
 */
export function withHeadingIds(markdown: string, html: string): string {
  const known = headingsOf(html);
  let isCode = false;
  const lines = markdown.split('\n').map((line) => {
    isCode = line.trimStart().startsWith('```') ? !isCode : isCode;
    const title = isCode ? undefined : /^#{2,6} (.+)$/.exec(line)?.[1];
    const at = title === undefined ? -1 : known.findIndex(({text}) => text === lettersOf(title));
    // Further headings with the same text come after this one.
    const [heading] = at === -1 ? [] : known.splice(0, at + 1).slice(-1);
    return heading === undefined ? line : `${line} {#${heading.id}}`;
  });
  return lines.join('\n');
}
