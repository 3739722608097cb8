import {stripVTControlCharacters} from 'node:util';

/** More would hide the first. */
const mostFaults = 10;

/**
 * What the minifier said about the HTML of pages: a tag that a text brought along, or one that is not closed. Docusaurus prints
 * it as a warning; such a page shows something else than what was written, so it stops the build.
 *
 * @param said - what Docusaurus printed on the error output
 * @returns the first messages, each with the path of the page; none where all is well
 */
export function minifierFaults(said: string): string[] {
  const faults: string[] = [];
  let page = '';
  for (const line of stripVTControlCharacters(said).split('\n')) {
    page = /^- "?([^"\s]+)"?:$/.exec(line)?.[1] ?? page;
    const [, message] = /\[HTML minifier diagnostic - \w+\] (.*?)(?: - \{.*)?$/.exec(line) ?? [];
    if (message !== undefined) {
      faults.push(`${page}: ${message}. Escape the text that it comes from, or fix the markup of the page.`);
    }
  }
  return [...new Set(faults)].slice(0, mostFaults);
}
