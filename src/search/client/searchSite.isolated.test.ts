import {mkdtemp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {SearchData, SearchRecord} from '../SearchData';
import type * as SearchSite from './searchSite';
import type {SearchRequest} from './searchTexts';

const page = (path: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  path,
  title,
  description: '',
  kind: 'guide',
  ...more,
});

const data: SearchData = {
  areas: {},
  countries: {},
  records: [
    page('/passport', 'Passport'),
    page('/photo', 'Photograph'),
    page('/visa', 'Visa', {kind: 'blog'}),
    page('/border', 'Border'),
    ...Array.from({length: 30}, (_, index) => page(`/stamp-${index}`, `Stamp ${index}`)),
  ],
};

/** Stands for Pagefind's program: finds the texts of a file, in their order, with words that begin like the one searched. */
const pagefind = `
import {readFileSync} from 'node:fs';
const texts = JSON.parse(readFileSync(new URL('texts.json', import.meta.url), 'utf8'));
export const options = async () => {};
export const search = async (word) => {
  const alike = new RegExp(word.slice(0, 4) + '[a-z]*', 'g');
  return {
    results: texts.filter(({content}) => content.match(alike)).map(({url, content}) => ({
      id: url,
      data: async () => ({url, content, excerpt: content.replaceAll(alike, '<mark>$&</mark>'), meta: {}}),
    })),
  };
};
`;

let site: string;
let searchSite: typeof SearchSite.searchSite;
let isOffline: boolean;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'search-'));
  await mkdir(path.join(site, 'search'));
  await mkdir(path.join(site, 'pagefind'));
  await writeFile(path.join(site, 'search/en.json'), JSON.stringify(data));
  await writeFile(path.join(site, 'pagefind/package.json'), '{"type": "module"}');
  await writeFile(path.join(site, 'pagefind/pagefind.js'), pagefind);
  isOffline = false;
  // The network: an address of this site is a file.
  vi.stubGlobal('fetch', async (url: string) =>
    isOffline ? new Response('', {status: 503}) : new Response(await readFile(new URL(url), 'utf8')),
  );
  // What was loaded is kept for the visit: each test is a visit of its own.
  vi.resetModules();
  ({searchSite} = await import('./searchSite'));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await rm(site, {recursive: true});
});

const writeTexts = (texts: Readonly<Record<string, string>>): Promise<void> =>
  writeFile(
    path.join(site, 'pagefind/texts.json'),
    JSON.stringify(Object.entries(texts).map(([url, content]) => ({url, content}))),
  );

const request = (query: string, more: Partial<SearchRequest> = {}): SearchRequest => ({
  query,
  locale: 'en',
  baseUrl: `${pathToFileURL(site).href}/`,
  filters: {},
  limit: 20,
  signal: new AbortController().signal,
  ...more,
});

const paths = async (asked: SearchRequest): Promise<string[]> =>
  (await searchSite(asked)).results.map((result) => result.path);

describe('searchSite', () => {
  it('puts pages that are called so before those that say so, and these before those that share a word', async () => {
    await writeTexts({'/border': 'A passport photograph', '/visa': 'One photograph'});
    expect(await paths(request('passport photograph'))).toEqual(['/border', '/visa', '/passport', '/photo']);
    expect(await paths(request('passport '))).toEqual(['/passport', '/border']);
  });

  it('answers with each page once, and only with those that it knows', async () => {
    await writeTexts({'/passport': 'passport', '/gone': 'passport'});
    expect(await paths(request('passport '))).toEqual(['/passport']);
  });

  it('puts a page whose text has every word before those that are called by one of them', async () => {
    await writeTexts({'/photo': 'A passport photograph'});
    expect(await paths(request('passport photograph'))).toEqual(['/photo', '/passport']);
  });

  it('leaves out texts with words that only begin alike', async () => {
    await writeTexts({'/visa': 'retrieve', '/border': 'retry'});
    expect(await paths(request('retry '))).toEqual(['/border']);
  });

  it('narrows down what titles and texts find', async () => {
    await writeTexts({'/visa': 'passport', '/border': 'passport'});
    expect(await paths(request('passport ', {filters: {kind: 'blog'}}))).toEqual(['/visa']);
    // What an address may hold and no page has.
    for (const unknown of [{country: 'constructor'}, {area: 'toString'}, {kind: 'valueOf'}]) {
      expect(await paths(request('passport ', {filters: unknown}))).toContain('/passport');
    }
  });

  it('cuts off at the limit, and says that there is more', async () => {
    await writeTexts({});
    const first = await searchSite(request('stamp', {limit: 20}));
    expect([first.results.length, first.hasMore]).toEqual([20, true]);
    const all = await searchSite(request('stamp', {limit: 40}));
    expect([all.results.length, all.hasMore]).toEqual([30, false]);
  });

  it('answers by title where the texts cannot be read, and says so', async () => {
    await rm(path.join(site, 'pagefind'), {recursive: true});
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const {results, isPartial} = await searchSite(request('passport '));
    expect([results.map((result) => result.path), isPartial]).toEqual([['/passport'], true]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
    await expect(searchSite(request('unheard-of '))).rejects.toThrow();
  });

  it('tries again after the index was out of reach', async () => {
    await writeTexts({});
    isOffline = true;
    await expect(searchSite(request('passport '))).rejects.toThrow('search/en.json answered 503');
    isOffline = false;
    expect(await paths(request('passport '))).toEqual(['/passport']);
  });

  it('gives up where it was overtaken', async () => {
    await writeTexts({});
    const abort = new AbortController();
    const answer = searchSite(request('passport ', {signal: abort.signal}));
    abort.abort();
    await expect(answer).rejects.toThrow('aborted');
  });
});
