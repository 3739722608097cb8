import {globSync} from 'tinyglobby';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {pageIds, readPage, type ContentPage, type WrittenPage} from '../content/readPages';
import {postFiles, readPost, type Post} from '../content/readPosts';
import {readText} from '../content/readText';
import {bundleContract} from '../reference/contract/bundleContract';
import {contractOptions} from '../reference/contract/siteContract';
import {checkedSources, sourcesAsWritten} from '../reference/remarkPlugins';
import type {CheckedSite} from './Check';
import {parsePage, type ParsedPage} from './parsePage';

/** Files that are neither pages nor posts, whose letters are published too. */
const data = ['openapi/**/*.yaml', 'blog/*.yml', 'i18n/**/*.json', 'config/**/*.{yaml,json,txt}', 'GLOSSARY.md'];

/** Calls a function once for each argument, when its result is first wanted. */
function once<A, T>(load: (argument: A) => Promise<T>): (argument: A) => Promise<T> {
  const loading = new Map<A, Promise<T>>();
  return (argument) => {
    const result = loading.get(argument) ?? load(argument);
    loading.set(argument, result);
    return result;
  };
}

/** Whether a file went after it was listed: `npm start` checks while somebody renames and removes pages, and checks again then. */
const isGone = (reason: unknown): boolean => reason instanceof Error && 'code' in reason && reason.code === 'ENOENT';

/** What was read, and why the rest was not. */
async function settle<T>(reading: readonly Promise<T>[]): Promise<{read: T[]; unreadable: string[]}> {
  const results = await Promise.allSettled(reading);
  return {
    read: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    unreadable: results.flatMap((result) =>
      result.status === 'rejected' && !isGone(result.reason) ? [(result.reason as Error).message] : [],
    ),
  };
}

/**
 * Reads what is written. What cannot be read is listed in `unreadable`.
 *
 * @param root - the site's folder
 * @param changed - files to which checks that take long keep; all where it is left out
 */
export async function readCheckedSite(root: string, changed?: ReadonlySet<string>): Promise<CheckedSite> {
  const pages = await settle(
    localeCodes.flatMap((locale) =>
      pageIds(root, locale).map((id): Promise<ContentPage> => readPage(root, id, locale)),
    ),
  );
  const posts = await settle(postFiles(root).map((file): Promise<Post> => readPost(root, file)));
  const others = await settle(globSync(data, {cwd: root}).map((file) => readText(root, file)));
  const isContractChecked = changed === undefined || [...changed].some((file) => file.startsWith('openapi/'));
  const sources = isContractChecked ? checkedSources : sourcesAsWritten;
  const contract = once(() => bundleContract(contractOptions()));
  return {
    root,
    pages: Object.fromEntries(
      localeCodes.map((code) => [code, pages.read.filter(({locale}) => locale === code)]),
    ) as Record<LocaleCode, ContentPage[]>,
    allPages: pages.read,
    posts: posts.read,
    written: [...pages.read, ...posts.read],
    unreadable: [...pages.unreadable, ...posts.unreadable, ...others.unreadable],
    changed,
    parse: once((page: WrittenPage): Promise<ParsedPage> => parsePage(page, sources)),
    contract: () => contract(undefined),
  };
}
