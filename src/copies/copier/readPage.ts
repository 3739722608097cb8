import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {parse, parseFragment} from 'parse5';

/** The parts of a page's text that its copy is made from. The frame between them is not read, which halves the work. */
export interface PageParts {
  head: string;
  main: string;
}

/**
 * Finds the parts of a page without parsing it. In built HTML only a tag has a `<` before its name: it is escaped in texts.
 *
 * @param html - the whole page
 * @param pageUrl - for the message
 * @throws if the page has not exactly one `<main>`
 */
export function pageParts(html: string, pageUrl: string): PageParts {
  const [start, end] = [html.indexOf('<main'), html.indexOf('</main>')];
  if (start === -1 || end < start || html.indexOf('<main', start + 1) !== -1) {
    throw new Error(`${pageUrl}: a page has one <main>, from which its Markdown copy is made, and this one has not.`);
  }
  return {head: html.slice(0, html.indexOf('<body')), main: html.slice(start, end)};
}

/** Parses the document as far as its body. */
export function parseHead(head: string): Root {
  return fromParse5(parse(head)) as Root;
}

/** Parses the `<main>`. Without positions in the text: nothing needs them, and they would be most of the tree. */
export function parseMain(main: string): Element {
  const [element] = (fromParse5(parseFragment(main)) as Root).children;
  return element as Element;
}
