import {normalize, words} from '../../../src/search/client/words';

/** A part of a page from a heading to the next one. */
export interface Section {
  heading: string;
  /** Of its heading, where that has one. */
  id?: string | undefined;
  /** 1 for the title of the page, 0 for what stands before it. */
  level: number;
  /** All of it as Markdown, with the heading. */
  markdown: string;
  /** Its words, without the heading and without code, whose words are not what a page is about. */
  text: string;
}

/** The Markdown of a page without the head that says where it is from. */
const withoutHead = (markdown: string): string => markdown.replace(/^---\n.*?\n---\n/s, '');

function openedBy(line: string): Section | undefined {
  const [, marks = '', heading = '', id] = /^(#{1,4}) (.+?)(?: \{#(\S+)\})?\n?$/.exec(line) ?? [];
  return marks === '' ? undefined : {heading, id, level: marks.length, markdown: '', text: ''};
}

/** Splits a page at its headings. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{heading: '', level: 0, markdown: '', text: ''}];
  let isCode = false;
  for (const line of withoutHead(markdown).split(/(?<=\n)/)) {
    const isFence = line.trimStart().startsWith('```');
    isCode = isFence ? !isCode : isCode;
    const opened = isCode || isFence ? undefined : openedBy(line);
    if (opened !== undefined) {
      sections.push(opened);
    }
    const last = sections.at(-1);
    if (last !== undefined) {
      last.markdown += line;
      last.text += isFence || isCode || opened !== undefined ? '' : line;
    }
  }
  return sections.filter(({heading, text}) => heading !== '' || text.trim() !== '');
}

/**
 * A section of a page with those below it; of the title's what stands before the first heading.
 *
 * @param wanted - `#id` or the text of its heading, in any case and without accents
 * @returns undefined where the page has none
 */
export function findSection(markdown: string, wanted: string): string | undefined {
  const sections = sectionsOf(markdown);
  const [id, name] = [wanted.replace(/^#/, ''), words(wanted).join(' ')];
  const byId = sections.findIndex((section) => section.id === id);
  const start = byId === -1 ? sections.findIndex(({heading}) => words(heading).join(' ') === name) : byId;
  const first = sections[start];
  if (first === undefined) {
    return undefined;
  }
  const rest = sections.slice(start + 1);
  // What stands below the title, before the first heading, opens the page; the rest of it is no part of that.
  const end = first.level <= 1 ? 0 : rest.findIndex(({level}) => level <= first.level);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))].map((section) => section.markdown).join('');
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

/**
 * Splits a page into parts that an assistant takes whole, between two lines.
 *
 * @param bytes - that a part has at most, if no line is longer
 */
export function partsOf(markdown: string, bytes: number): string[] {
  const parts = [''];
  for (const line of markdown.split(/(?<=\n)/)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && Buffer.byteLength(last + line) > bytes) {
      parts.push(line);
    } else {
      parts[parts.length - 1] = last + line;
    }
  }
  return parts;
}
