// The package's root exports only an asynchronous form of it, and Docusaurus does not wait for sidebars.
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
import {parseDocument} from 'yaml';
import {brand} from '../../config/brand';
import {fillBrand, fillBrandDeep} from './remark/brand/fillBrand';

export type FrontMatter = Readonly<Record<string, unknown>>;

/** Whether a line of front matter is no YAML by itself, or names what the brand does not have. */
function isBroken(line: string): boolean {
  try {
    fillBrand(line, brand);
  } catch {
    return true;
  }
  return parseDocument(line).errors.length > 0;
}

/**
 * The line of a mistake in front matter, counted from 1. A bracket or a quote that stays open makes the parser stop lines
 * below it, so each field is looked at alone first.
 *
 * @param atParser - where the parser stopped
 */
function lineOfMistake(source: string, atParser: number): number {
  const [, block = ''] = /^---\n([\s\S]*?)\n---/.exec(source) ?? [];
  const broken = block.split('\n').findIndex((line) => /^\w+:/.test(line) && isBroken(line));
  // The first line is that of the hyphens.
  return broken < 0 ? atParser : broken + 2;
}

/**
 * Reads front matter as the site shows it: with the names of the brand.
 *
 * @param source - text of a page or post
 * @param file - its path, for messages
 * @returns the fields, and the text below them
 * @throws if it is not YAML or names what the brand does not have, with file, line and fix
 */
export function parseFrontMatter(source: string, file = 'page.mdx'): {frontMatter: FrontMatter; body: string} {
  try {
    const {frontMatter, content} = parseFileContentFrontMatter(source);
    return {frontMatter: fillBrandDeep(frontMatter, brand) as FrontMatter, body: content};
  } catch (error) {
    const {message, mark} = error as Error & {mark?: {line: number}};
    // The parser counts from 0, in a text that begins at the end of the line that opens the front matter.
    const place = `${file}:${lineOfMistake(source, (mark?.line ?? 0) + 1)}`;
    throw new Error(
      `${place}: the front matter cannot be read (${message.split('\n')[0] ?? ''}). Fix it: it is YAML between two lines of ---.`,
      {cause: error},
    );
  }
}
