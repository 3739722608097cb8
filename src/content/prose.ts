import {fieldsWithoutProse} from './frontMatter';

/** Blanks in the place of a text: lines, and places in them, stay what they are. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

/** A Markdown text with {@link blank} in the place of its code blocks. */
export function blankFences(source: string): string {
  return source.replace(/^(```+|~~~+)[\s\S]*?^\1/gm, blank);
}

/** The line of a text in which a character stands, counted from 1. */
export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const fieldWithoutProse = new RegExp(`^(${fieldsWithoutProse.join('|')}): .*$`, 'gm');

/** A paragraph of a page, without code, addresses and ids. */
export interface Prose {
  /** Line of the file in which it begins. */
  line: number;
  text: string;
}

/**
 * Blanks out what is not prose in an MDX file: code, addresses, ids, elements of the reference, imports and the front matter but
 * for title and description. What is left stays where it is, so that a place in it is a place in the file.
 *
 * @param source - text of the file
 */
export function blankCode(source: string): string {
  return blankFences(source)
    .replace(fieldWithoutProse, blank)
    .replace(/^import .* from '.*';$/gm, blank)
    .replace(/^sidebar_label:/gm, blank)
    .replace(/(?<=[\s'"])\/[\w./{}-]+/g, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/\{brand\.\w+\}|\b\w+=(?=[{"])/g, blank)
    .replace(/\{#[^}]+\}/g, blank)
    .replace(/(?<=\])\([^)]*\)/g, blank)
    .replace(/<(Operation\w*|SchemaObject|CountryOperations|Workflow\w*|Example|Cards)\b[^>]*>/g, blank);
}

/**
 * The prose of an MDX file: front matter's title and description, headings, paragraphs, tables.
 *
 * @param source - text of the file
 */
export function proseOf(source: string): Prose[] {
  const paragraphs: Prose[] = [];
  let line = 1;
  for (const paragraph of blankCode(source).split(/(\n\s*\n)/)) {
    if (paragraph.trim() !== '') {
      paragraphs.push({line, text: paragraph});
    }
    line += paragraph.split('\n').length - 1;
  }
  return paragraphs;
}

/** A text of the contract. */
export interface ContractText {
  /** JSON pointer. */
  place: string;
  text: string;
}

/** Under these, the contract and the files beside it (errors, terms, workflows) hold what readers read. */
const textKeys = new Set(['summary', 'description', 'meaning', 'remedy', 'text', 'rule', 'fallback']);

/** A text without what stands in backticks. */
function withoutCode(text: string): string {
  return text.replace(/`[^`]*`/g, blank);
}

/** Every text of a document, without what stands in backticks. */
export function textsOf(node: unknown, place = '#'): ContractText[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    textKeys.has(key) && typeof value === 'string'
      ? [{place: `${place}/${key}`, text: withoutCode(value)}]
      : key === 'example' || key === 'value'
        ? []
        : textsOf(value, `${place}/${key.replaceAll('/', '~1')}`),
  );
}
