/**
 * Indexes the built site with Pagefind. A program of its own, because a Docusaurus plugin cannot import Pagefind;
 * it answers with a line that says how much was indexed.
 */
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {localeCodes} from '../../../config/locales';
import type {SearchData} from '../SearchData';
import {answerJob} from '../../build/runProgram';

export interface IndexJob {
  /** The built site with `search/<locale>.json`; the index goes to its folder `pagefind`. */
  outDir: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** What is not indexed: anchors, choices, code (its names are in the fields beside it), errors (their codes are in the records). */
const excludeSelectors = [
  '.hash-link',
  'select',
  '.theme-code-block',
  '.error-table',
  '.field-table td:nth-child(2)',
  '.fields p:nth-child(2)',
];

/** Parts of Pagefind that the site does not use: its own interfaces. */
const unused = [
  'component-ui.css',
  'component-ui.js',
  'highlight.js',
  'modular-ui.css',
  'modular-ui.js',
  'ui.css',
  'ui.js',
];

/** Cells and items end a word, which their tags alone do not. */
function separateWords(html: string): string {
  return html.replaceAll(/<\/(?:td|th|li|dt|dd|span)>/g, ' $&');
}

/** Writes the entry file anew with its keys sorted: Pagefind writes them in an order that changes from run to run. */
async function sortEntry(file: string): Promise<void> {
  const entry = JSON.parse(await readFile(file, 'utf8')) as {languages: Record<string, unknown>};
  const languages = Object.fromEntries(Object.entries(entry.languages).sort(([a], [b]) => a.localeCompare(b)));
  await writeFile(file, JSON.stringify({...entry, languages}));
}

async function indexSite({outDir, baseUrl}: IndexJob): Promise<string> {
  // The package is an ES module only; a static import of it does not load here.
  const {close, createIndex} = await import('pagefind');
  const {index, errors} = await createIndex({excludeSelectors});
  if (index === undefined) {
    throw new Error(`Pagefind did not start: ${errors.join('; ')}`);
  }
  let pages = 0;
  for (const locale of localeCodes) {
    const {records} = JSON.parse(await readFile(path.join(outDir, 'search', `${locale}.json`), 'utf8')) as SearchData;
    for (const record of records) {
      const file = `${record.path.slice(baseUrl.length)}.html`;
      const html = await readFile(path.join(outDir, file), 'utf8');
      // A page without an article holds only what its record says of it.
      if (!html.includes('data-pagefind-body')) {
        continue;
      }
      const answer = await index.addHTMLFile({
        url: `/${record.path.slice(baseUrl.length)}`,
        content: separateWords(html),
      });
      if (answer.errors.length > 0) {
        throw new Error(`${file}: Pagefind could not index the page: ${answer.errors.join('; ')}`);
      }
      pages += 1;
    }
  }
  const outputPath = path.join(outDir, 'pagefind');
  const written = await index.writeFiles({outputPath});
  if (written.errors.length > 0 || pages === 0) {
    throw new Error(`Pagefind indexed ${pages} pages and wrote no index: ${written.errors.join('; ')}`);
  }
  await Promise.all(unused.map((name) => rm(path.join(outputPath, `pagefind-${name}`), {force: true})));
  await sortEntry(path.join(outputPath, 'pagefind-entry.json'));
  await close();
  return `Pagefind indexed ${pages} pages in ${localeCodes.length} languages`;
}

answerJob(indexSite);
