import prefetchFile from '@docusaurus/core/lib/client/prefetch';

/** Files that one page view may load ahead. */
const limit = 6;

/** The page that is viewed, and the files that were loaded ahead from there. */
let pathname: string | undefined;
let files = new Set<string>();

function isLoaded(url: string): boolean {
  return document.querySelector(`script[src="${CSS.escape(url)}"]`) !== null;
}

/**
 * Stands in for Docusaurus' function of this name which loads the code of every page that a
 * visible link leads to: beside a long sidebar more than the page itself. Pages beyond the limit are loaded when the pointer
 * is on their link.
 *
 * @param url - of a script file
 */
export default function prefetch(url: string): Promise<unknown> {
  if (window.location.pathname !== pathname) {
    pathname = window.location.pathname;
    files = new Set();
  }
  if (files.size >= limit || files.has(url) || isLoaded(url)) {
    return Promise.resolve();
  }
  files.add(url);
  return prefetchFile(url);
}
