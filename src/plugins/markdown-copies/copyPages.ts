/**
 * Writes a Markdown copy beside every page of a built site. A program of its own, which the plugin forks and sends a
 * {@link CopyJob}: so it runs while the rest of the build goes on. It answers with the number of copies.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Sample} from './handlers';
import {copyPath} from './links';
import {pageToMarkdown} from './pageToMarkdown';

export interface CopyJob {
  outDir: string;
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Paths of the pages that get a copy, with the base path. */
  pathnames: readonly string[];
  /** By operation id: its request in every language. */
  samples: Readonly<Record<string, readonly Sample[]>>;
}

async function copyPages({outDir, siteUrl, baseUrl, pathnames, samples}: CopyJob): Promise<number> {
  const known = new Set(pathnames);
  const fileOf = (pathname: string): string => path.join(outDir, pathname.slice(baseUrl.length));
  for (const pathname of pathnames) {
    const html = await readFile(fileOf(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`), 'utf8');
    const markdown = pageToMarkdown(html, {
      pageUrl: `${siteUrl}${pathname}`,
      hasCopy: (other) => known.has(other),
      samplesOf: (operation) => {
        const found = samples[operation];
        if (found === undefined) {
          throw new Error(
            `${pathname}: the page shows samples of "${operation}", which is no operation of the contract.`,
          );
        }
        return found;
      },
    });
    await writeFile(fileOf(copyPath(pathname)), markdown);
  }
  return pathnames.length;
}

process.once('message', (job) => {
  copyPages(job as CopyJob).then(
    (copies) => {
      process.send?.(copies);
      process.disconnect();
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exit(1);
    },
  );
});
