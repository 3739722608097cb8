import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {CopyJob} from './CopyJob';
import {pageMetadata, type PageMetadata} from './pageMetadata';
import type {PageOptions} from './pageToMarkdown';
import {pageParts, parseHead} from './readPage';

/** A built page, and what is needed to make Markdown of it. */
export interface BuiltPage {
  /** The text of its `<main>`. */
  main: string;
  metadata: PageMetadata;
  options: PageOptions;
}

/** The entry of a page in a table, or an error that says what the page asked for. */
function known<T>(table: Readonly<Record<string, T>>, key: string, fault: string): T {
  const found = table[key];
  if (found === undefined) {
    throw new Error(fault);
  }
  return found;
}

/** Where a file of the built site stands, by its path with the base path. */
export const fileOf = ({outDir, baseUrl}: CopyJob, pathname: string): string =>
  path.join(outDir, pathname.slice(baseUrl.length));

/**
 * Reads the pages of a built site.
 *
 * @returns reads one page by its path with the base path
 * @throws if a page has not one `<main>`, a language that the site does not have, or samples that nothing knows
 */
export function pageReader(job: CopyJob): (pathname: string) => Promise<BuiltPage> {
  const {siteUrl, pathnames, samples, languages} = job;
  const copied = new Set(pathnames);
  return async (pathname) => {
    const pageUrl = `${siteUrl}${pathname}`;
    const file = fileOf(job, pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`);
    const {head, main} = pageParts(await readFile(file, 'utf8'), pageUrl);
    const metadata = pageMetadata(parseHead(head));
    const {lang = ''} = metadata;
    const options: PageOptions = {
      pageUrl,
      hasCopy: (other) => copied.has(other),
      language: known(languages, lang, `${pathname}: the page is in "${lang}", which is no language of the site.`),
      samplesOf: (id) =>
        known(
          samples,
          id,
          `${pathname}: the page shows samples of "${id}", which is no operation and no step of a workflow.`,
        ),
    };
    return {main, metadata, options};
  };
}
