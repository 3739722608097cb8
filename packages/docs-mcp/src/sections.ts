import {words} from '../../../src/search/client/words';

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

/** Splits a page at its headings. */
export function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [{heading: '', level: 0, markdown: '', text: ''}];
  let isCode = false;
  for (const line of markdown.replace(/^---\n.*?\n---\n/s, '').split(/(?<=\n)/)) {
    const isFence = line.trimStart().startsWith('```');
    const isText = !isFence && !isCode;
    isCode = isFence ? !isCode : isCode;
    const [, marks, heading = '', id] = (isText && /^(#{1,4}) (.+?)(?: \{#(\S+)\})?\n?$/.exec(line)) || [];
    if (marks !== undefined) {
      sections.push({heading, id, level: marks.length, markdown: '', text: ''});
    }
    const last = sections.at(-1);
    if (last !== undefined) {
      last.markdown += line;
      last.text += isText && marks === undefined ? line : '';
    }
  }
  return sections.filter(({heading, text}) => heading !== '' || text.trim() !== '');
}

/** The first section that is wanted, with those below it: of the title all of the page. */
export function findSection(markdown: string, isWanted: (section: Section) => boolean): string | undefined {
  const sections = sectionsOf(markdown);
  const start = sections.findIndex(isWanted);
  const [first, ...rest] = start === -1 ? [] : sections.slice(start);
  const end = rest.findIndex(({level}) => level <= (first?.level ?? 0));
  return first && [first, ...(end === -1 ? rest : rest.slice(0, end))].map((section) => section.markdown).join('');
}

/** Whether a section is the one of an id (`#errors`) or of a heading, in any case and without accents. */
export const isCalled =
  (wanted: string) =>
  ({id, heading}: Section): boolean =>
    id === wanted.replace(/^#/, '') || words(heading).join(' ') === words(wanted).join(' ');
