import {normalize, words} from '../../../src/search/client/words';

/** A part of a page between two headings. */
export interface Section {
  heading: string;
  text: string;
}

/** The Markdown of a page without the head that says where it is from. */
const withoutHead = (markdown: string): string => markdown.replace(/^---\n.*?\n---\n/s, '');

/** Splits a page at its headings. Code is left out: its words are not what a page is about. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{heading: '', text: ''}];
  let isCode = false;
  for (const line of withoutHead(markdown).split('\n')) {
    const isFence = line.trimStart().startsWith('```');
    isCode = isFence ? !isCode : isCode;
    if (isFence || isCode) {
      continue;
    }
    const heading = /^#{1,4} (.+)$/.exec(line)?.[1];
    const last = sections.at(-1);
    if (heading !== undefined || last === undefined) {
      sections.push({heading: heading ?? '', text: ''});
    } else {
      last.text += `${line}\n`;
    }
  }
  return sections.filter(({heading, text}) => heading !== '' || text.trim() !== '');
}

/** Letters of an excerpt before and after the word that was found. */
const around = {before: 80, after: 220};

/** The part of a text around the first word of a query, in one line and without the addresses of links. */
export function excerpt(text: string, query: string): string {
  const line = text
    .replaceAll(/\]\([^)\s]+\)/g, ']')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const plain = normalize(line);
  const places = words(query)
    .map((word) => plain.indexOf(word))
    .filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(places.length === 0 ? [0] : places)) - around.before);
  const end = Math.min(line.length, start + around.before + around.after);
  return `${start === 0 ? '' : '… '}${line.slice(start, end)}${end === line.length ? '' : ' …'}`;
}

/** Letters of a page that an answer holds at most: assistants cut longer ones. */
const partLength = 40_000;

/** Splits a page into parts that an assistant takes whole, between two lines. */
export function partsOf(markdown: string, length = partLength): string[] {
  const parts = [''];
  for (const line of markdown.split(/(?<=\n)/)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + line.length > length) {
      parts.push(line);
    } else {
      parts[parts.length - 1] = last + line;
    }
  }
  return parts;
}
