import prefetchFile from '@docusaurus/core/lib/client/prefetch';

/** Files that one page view may load ahead. */
const limit = 6;

let pathname: string | undefined;
let count = 0;

function isLoaded(url: string): boolean {
  return document.querySelector(`script[src="${CSS.escape(url)}"]`) !== null;
}

/**
 * Stands in for Docusaurus' function of this name (see `src/plugins/navigation`), which loads the code of every page that a
 * visible link leads to: beside a long sidebar more than the page itself. Pages beyond the limit are loaded when the pointer
 * is on their link.
 *
 * @param url - of a script file
 */
export default function prefetch(url: string): Promise<unknown> {
  if (window.location.pathname !== pathname) {
    pathname = window.location.pathname;
    count = 0;
  }
  if (count >= limit || isLoaded(url)) {
    return Promise.resolve();
  }
  count += 1;
  return prefetchFile(url);
}
