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
 * @returns paragraphs without code, addresses and ids, each with the line of the file in which it begins
 */
export function proseOf(source: string): {line: number; text: string}[] {
  const text = blankCode(source);
  return [...text.matchAll(/\S(?:.|\n(?!\s*\n))*/g)].map(({0: paragraph, index}) => ({
    line: lineOfOffset(text, index),
    text: paragraph,
  }));
}

/** Under these, the contract and the files beside it (errors, terms, workflows) hold what readers read. */
const textKeys = new Set(['summary', 'description', 'meaning', 'remedy', 'text', 'rule', 'fallback']);

/** Every text of a document of the contract, by JSON pointer, without what stands in backticks. */
export function textsOf(node: unknown, place = '#'): {place: string; text: string}[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (textKeys.has(key) && typeof value === 'string') {
      return [{place: `${place}/${key}`, text: value.replace(/`[^`]*`/g, blank)}];
    }
    return key === 'example' || key === 'value' ? [] : textsOf(value, `${place}/${key.replaceAll('/', '~1')}`);
  });
}
