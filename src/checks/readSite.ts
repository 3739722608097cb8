import {localeCodes, type LocaleCode} from '../../config/locales';
import {pageIds, readPage, type ContentPage} from '../content/readPages';
import {bundleContract} from '../reference/contract/bundleContract';
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
 * Reads what is written. A page that cannot be read is listed in `unreadable`.
 *
 * @param root - the site's folder
 */
export async function readCheckedSite(root: string): Promise<CheckedSite> {
  const results = await Promise.allSettled(
    localeCodes.flatMap((locale) => pageIds(root, locale).map((id) => readPage(root, id, locale))),
  );
  const allPages = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return {
    root,
    pages: Object.fromEntries(
      localeCodes.map((code) => [code, allPages.filter(({locale}) => locale === code)]),
    ) as Record<LocaleCode, ContentPage[]>,
    allPages,
    unreadable: results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : [])),
    parsed: once(() => parseAll(allPages)),
    contract: once(() => bundleContract(contractOptions)),
  };
}
