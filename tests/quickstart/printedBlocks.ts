import {readFileSync} from 'node:fs';
import path from 'node:path';
import {locales, type LocaleCode} from '../../config/locales';
import {parseFrontMatter} from '../../src/content/frontMatter';

/** A block of code, as a page prints it. */
export interface Block {
  language: string;
  /** Empty where the block has none. */
  title: string;
  code: string;
}

/**
 * Reads the blocks of code out of a page.
 *
 * @param page - below the folder of its language
 */
export function printedBlocks(locale: LocaleCode, page: string): Block[] {
  const file = path.join(locales[locale].docsPath, page);
  const {body} = parseFrontMatter(readFileSync(file, 'utf8'), file);
  const fence = /^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm;
  return [...body.matchAll(fence)].map(([, language = '', title = '', code = '']) => ({language, title, code}));
}
