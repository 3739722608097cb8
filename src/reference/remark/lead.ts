import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Characters of text that leave the request in the first two screens of a phone. */
const readFirst = 600;

/**
 * Splits what a page says before its operation: what is read before the request, and what comes after its answers.
 *
 * @param lead - blocks of the page
 * @returns the first block and the paragraphs that are short enough to follow it; the rest
 */
export function splitLead(lead: readonly RootContent[]): {first: RootContent[]; more: RootContent[]} {
  const fits = (index: number): boolean => {
    const read = lead.slice(0, index + 1);
    return read.every(({type}) => type === 'paragraph') && toString({type: 'root', children: read}).length <= readFirst;
  };
  let end = lead.findIndex((_block, index) => index > 0 && !fits(index));
  if (end === -1) {
    return {first: [...lead], more: []};
  }
  // What leads to a list stays above it.
  while (end > 1 && toString(lead[end - 1]).endsWith(':')) {
    end -= 1;
  }
  return {first: lead.slice(0, end), more: lead.slice(end)};
}
