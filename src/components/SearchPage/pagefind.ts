/** What the search page uses of Pagefind's browser API: https://pagefind.app/docs/api/ */
export interface PagefindFragment {
  url: string;
  /** HTML with the matched words in `<mark>`. */
  excerpt: string;
  meta: {title?: string};
}

interface PagefindResult {
  id: string;
  data: () => Promise<PagefindFragment>;
}

export interface Pagefind {
  options: (options: {baseUrl: string; excerptLength: number}) => Promise<void>;
  search: (query: string) => Promise<{results: PagefindResult[]}>;
}

let loading: Promise<Pagefind> | undefined;

/**
 * Loads the index's program. A failure is forgotten, so that a later try loads it anew.
 *
 * @param baseUrl - base path of the site, under which the index stands in `pagefind/`
 */
export function loadPagefind(baseUrl: string): Promise<Pagefind> {
  loading ??= (async () => {
    const pagefind = (await import(/* webpackIgnore: true */ `${baseUrl}pagefind/pagefind.js`)) as Pagefind;
    await pagefind.options({baseUrl, excerptLength: 28});
    return pagefind;
  })().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
