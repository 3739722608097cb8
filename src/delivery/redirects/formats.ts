import type {Redirect} from './readRedirects';

/** Splits `/page#id` into `/page` and `id`; the second is undefined where there is no fragment. */
export function splitFragment(address: string): [route: string, id: string | undefined] {
  const [route = '', id] = address.split(/#(.*)/s);
  return [route, id];
}

const withBase = (address: string, baseUrl: string): string => `${baseUrl}${address.slice(1)}`;

/**
 * The `_redirects` file of Netlify and Cloudflare Pages: https://docs.netlify.com/routing/redirects/. Each redirect stands
 * there twice. With `301!` Netlify prefers it to the page for hosts without redirects that has the same address; Cloudflare
 * does so anyway, knows no `!` and passes over that line.
 *
 * @param baseUrl - starts and ends with a slash
 */
export function staticHostRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  return redirects
    .flatMap(({from, to}) =>
      ['301!', '301'].map((status) => `${withBase(from, baseUrl)} ${withBase(to, baseUrl)} ${status}\n`),
    )
    .join('');
}

/**
 * Locations of nginx. The query of a request is kept.
 *
 * @param baseUrl - starts and ends with a slash
 * @returns the blocks, indented for a `server`
 */
export function nginxRedirects(redirects: readonly Redirect[], baseUrl: string): string {
  return redirects
    .map(({from, to}) => {
      const address = redirectLocation(to, {baseUrl, query: '$is_args$args'});
      return `  location = ${withBase(from, baseUrl)} {\n    return 301 "${address}";\n  }`;
    })
    .join('\n\n');
}

/**
 * Where a redirect leads, as the `Location` of an answer.
 *
 * @param to - as in config/redirects.yaml
 * @param query - of the request, with its question mark; it stands before the fragment
 */
export function redirectLocation(to: string, {baseUrl, query}: {baseUrl: string; query: string}): string {
  const [route, id] = splitFragment(to);
  return `${withBase(route, baseUrl)}${query}${id === undefined ? '' : `#${id}`}`;
}
