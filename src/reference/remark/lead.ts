import type {RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {LocaleCode} from '../../../config/locales';
import {heading} from '../../content/remark/nodes';
import {referenceLabels} from '../labels';

/** Characters of text that leave the request in the first two screens of a phone. */
const readFirst = 600;

/**
 * Splits what a page says before its operation or object: what is read before the panel, and what comes after the reference.
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

/**
 * The section of what is put off, which has a title of its own unless the page gives it one.
 *
 * @param more - as `splitLead` returns it
 */
export function aboutSection(more: readonly RootContent[], locale: LocaleCode): RootContent[] {
  const needsTitle = more.length > 0 && more[0]?.type !== 'heading';
  return [...(needsTitle ? [heading(2, 'about', referenceLabels(locale).about)] : []), ...more];
}
