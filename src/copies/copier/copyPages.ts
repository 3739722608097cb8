/**
 * Writes a Markdown copy beside every page of a built site, and its samples beside that. A program of its own, which the
 * plugin starts with a {@link CopyJob}: so it runs while the rest of the build goes on. It answers with the number of copies.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {answerJob} from '../../build/runProgram';
import {openCopyCache} from './copyCache';
import type {CopyJob} from './CopyJob';
import {pageMetadata} from './pageMetadata';
import {pageToMarkdown} from './pageToMarkdown';
import {pageParts, parseHead, parseMain} from './readPage';

/** The entry of a page in a table, or an error that says what the page asked for. */
function known<T>(table: Readonly<Record<string, T>>, key: string, fault: string): T {
  const found = table[key];
  if (found === undefined) {
    throw new Error(fault);
  }
  return found;
}

async function copyPages(job: CopyJob): Promise<number> {
  const {outDir, siteUrl, baseUrl, pathnames, samples, languages} = job;
  const copied = new Set(pathnames);
  const cache = await openCopyCache(job);
  const fileOf = (pathname: string): string => path.join(outDir, pathname.slice(baseUrl.length));
  for (const pathname of pathnames) {
    const pageUrl = `${siteUrl}${pathname}`;
    const html = await readFile(fileOf(pathname.endsWith('/') ? `${pathname}index.html` : `${pathname}.html`), 'utf8');
    const {head, main} = pageParts(html, pageUrl);
    const metadata = pageMetadata(parseHead(head));
    const {lang = ''} = metadata;
    const files = cache.get([pageUrl, metadata, main], () =>
      pageToMarkdown(parseMain(main), metadata, {
        pageUrl,
        hasCopy: (other) => copied.has(other),
        language: known(languages, lang, `${pathname}: the page is in "${lang}", which is no language of the site.`),
        samplesOf: (id) =>
          known(
            samples,
            id,
            `${pathname}: the page shows samples of "${id}", which is no operation and no step of a workflow.`,
          ),
      }),
    );
    for (const file of files) {
      await writeFile(fileOf(file.path), file.text);
    }
  }
  await cache.save();
  return pathnames.length;
}

answerJob(copyPages);
