/** What the search uses of Pagefind's browser API: https://pagefind.app/docs/api/ */
export interface PagefindFragment {
  url: string;
  /** HTML with the matched words in `<mark>`. */
  excerpt: string;
  /** The text of the page. */
  content: string;
  meta: {title?: string};
  /** Elements with an id, and the word of the text at which they begin. */
  anchors?: readonly {element: string; id: string; location: number}[];
  /** The parts of the page that match: the page itself and its headings. */
  sub_results?: readonly {title: string; url: string}[];
}

interface PagefindResult {
  id: string;
  data: () => Promise<PagefindFragment>;
}

export interface Pagefind {
  options: (options: {
    baseUrl: string;
    excerptLength: number;
    noWorker: boolean;
    ranking: {termSimilarity: number};
  }) => Promise<void>;
  search: (query: string) => Promise<{results: PagefindResult[]}>;
}

let loading: Promise<Pagefind> | undefined;

/**
 * Loads the index of texts and its program. A failure is forgotten, so that a later try loads it anew.
 *
 * @param baseUrl - base path of the site, under which the index stands in `pagefind/`
 */
export function loadPagefind(baseUrl: string): Promise<Pagefind> {
  loading ??= (async () => {
    const pagefind = (await import(/* webpackIgnore: true */ `${baseUrl}pagefind/pagefind.js`)) as Pagefind;
    // Its worker is a second copy of the program, 12 kB, for a search that takes a few milliseconds.
    // The similarity keeps words that merely begin alike (retry, retrieve) behind those that are meant.
    await pagefind.options({baseUrl, excerptLength: 24, noWorker: true, ranking: {termSimilarity: 5}});
    return pagefind;
  })().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
