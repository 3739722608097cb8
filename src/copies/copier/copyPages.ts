/**
 * Writes a Markdown copy beside every page of a built site. A program of its own, which the plugin starts with a
 * {@link CopyJob}: so it runs while the rest of the build goes on. It answers with the number of copies.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {copyPath} from '../copyPath';
import {answerJob} from '../../build/runProgram';
import {openCopyCache} from './copyCache';
import type {Sample} from './handlers';
import {pageMetadata} from './pageMetadata';
import {pageToMarkdown} from './pageToMarkdown';
import {pageParts, parseHead, parseMain} from './readPage';

export interface CopyJob {
  outDir: string;
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Paths of the pages that get a copy, with the base path. */
  pathnames: readonly string[];
  /** By operation id: its request in every language; by the ids of `workflows/published.ts`: steps and programs. */
  samples: Readonly<Record<string, readonly Sample[]>>;
  /** Where copies are kept for the next build; undefined in a build that keeps nothing. */
  cacheDir: string | undefined;
}

async function copyPages(job: CopyJob): Promise<number> {
  const {outDir, siteUrl, baseUrl, pathnames, samples} = job;
  const known = new Set(pathnames);
  const cache = await openCopyCache(job);
  const fileOf = (pathname: string): string => path.join(outDir, pathname.slice(baseUrl.length));
  for (const pathname of pathnames) {
    const pageUrl = `${siteUrl}${pathname}`;
    const html = await readFile(fileOf(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`), 'utf8');
    const {head, main} = pageParts(html, pageUrl);
    const metadata = pageMetadata(parseHead(head));
    const markdown = cache.get([pageUrl, metadata, main], () =>
      pageToMarkdown(parseMain(main), metadata, {
        pageUrl,
        hasCopy: (other) => known.has(other),
        samplesOf: (operation) => {
          const found = samples[operation];
          if (found === undefined) {
            throw new Error(
              `${pathname}: the page shows samples of "${operation}", which is no operation and no step of a workflow.`,
            );
          }
          return found;
        },
      }),
    );
    await writeFile(fileOf(copyPath(pathname)), markdown);
  }
  await cache.save();
  return pathnames.length;
}

answerJob(copyPages);
