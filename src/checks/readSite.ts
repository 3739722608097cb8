import {localeCodes, type LocaleCode} from '../../config/locales';
import {pageIds, readPage, type ContentPage} from '../content/readPages';
import {bundleContract, type OpenApiDocument} from '../reference/contract/bundleContract';
import {contractOptions} from '../reference/contract/siteContract';
import type {CheckedSite} from './Check';
import {parsePage, type ParsedPage} from './parsePage';

/** Calls a function when its result is first wanted, and never again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => (loading ??= load());
}

async function parseAll(pages: readonly ContentPage[]): Promise<Map<string, ParsedPage>> {
  const parsed = new Map<string, ParsedPage>();
  for (const page of pages) {
    parsed.set(page.file, await parsePage(page));
  }
  return parsed;
}

/**
 * Reads what is written. What cannot be read is a fault of its own, and the rest is checked all the same.
 *
 * @param root - the site's folder
 */
export async function readCheckedSite(root: string): Promise<CheckedSite> {
  const pages: Record<LocaleCode, ContentPage[]> = {en: [], es: []};
  const unreadable: string[] = [];
  for (const locale of localeCodes) {
    const results = await Promise.allSettled(pageIds(root, locale).map((id) => readPage(root, id, locale)));
    for (const result of results) {
      if (result.status === 'fulfilled') {
        pages[locale].push(result.value);
      } else {
        unreadable.push(result.reason instanceof Error ? result.reason.message : String(result.reason));
      }
    }
  }
  return {
    root,
    pages,
    unreadable,
    parsed: once(() => parseAll([...pages.en, ...pages.es])),
    contract: once<Record<LocaleCode, OpenApiDocument>>(() => bundleContract(contractOptions)),
  };
}
