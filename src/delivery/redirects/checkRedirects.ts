import {splitFragment} from './formats';
import type {PlacedRedirect} from './readRedirects';

/** What a redirect may lead to, as routes without the base path. */
export interface KnownSite {
  readonly pages: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Whether a page has an element with this id. */
  readonly hasAnchor: (page: string, id: string) => boolean;
}

/**
 * How to fix the form of an address.
 *
 * @param route - without its fragment
 * @returns undefined for an address that can be written for every host
 */
function formFault(route: string): string | undefined {
  if (!route.startsWith('/')) {
    return 'start it with a slash, and leave out host and base path.';
  }
  if (/[?#]/.test(route)) {
    return 'leave out what follows the path; hosts compare paths only.';
  }
  if (route.endsWith('.html')) {
    return 'leave out ".html"; every host does so by itself.';
  }
  if (route !== '/' && route.endsWith('/')) {
    return 'leave out the slash at its end; every host does so by itself.';
  }
  if (!/^\/(?:[\w.~-]+\/)*[\w.~-]*$/.test(route)) {
    return 'write letters without accents, digits, "-", "_", "." and "~" between single slashes.';
  }
  return undefined;
}

function fromFault({from, line}: PlacedRedirect, redirects: readonly PlacedRedirect[], site: KnownSite) {
  const form = formFault(from);
  if (form !== undefined) {
    return `The address "${from}": ${form}`;
  }
  const first = redirects.find((redirect) => redirect.from === from);
  if (first !== undefined && first.line !== line) {
    return `"${from}" is redirected on line ${first.line} already. Keep one of the two.`;
  }
  return site.pages.has(from) || site.files.has(from)
    ? `"${from}" is a page or a file of the site, which a redirect would hide. Remove the redirect or move the page.`
    : undefined;
}

function toFault({from, to}: PlacedRedirect, redirects: readonly PlacedRedirect[], site: KnownSite) {
  const [route, id] = splitFragment(to);
  const form = formFault(route);
  if (form !== undefined) {
    return `The address "${to}": ${form}`;
  }
  if (route === from) {
    return `"${from}" leads to itself. Write the address that answers instead, or remove the redirect.`;
  }
  // A redirect that begins at a page is at fault itself.
  const next = redirects.find(
    (redirect) => redirect.from === route && !site.pages.has(route) && !site.files.has(route),
  );
  if (next !== undefined) {
    return `"${route}" is redirected too, on line ${next.line}. Write the address that answers in the end.`;
  }
  if (!site.pages.has(route) && !site.files.has(route)) {
    return `"${route}" is no page and no file of the site. Write a route that exists.`;
  }
  const hasAnchor = id === undefined || (site.pages.has(route) && /^[\w-]+$/.test(id) && site.hasAnchor(route, id));
  return hasAnchor
    ? undefined
    : `"${route}" has no element with the id "${id}". Write the id of a heading of that page, or none.`;
}

/**
 * Looks for what is wrong with the redirects. It needs no build: the caller says what the site has.
 *
 * @param redirects - in the order of config/redirects.yaml
 * @returns a message for each fault, with file, line and fix
 */
export function checkRedirects(redirects: readonly PlacedRedirect[], site: KnownSite): string[] {
  return redirects.flatMap((redirect) =>
    [fromFault(redirect, redirects, site), toFault(redirect, redirects, site)].flatMap((fault) =>
      fault === undefined ? [] : [`config/redirects.yaml:${redirect.line}: ${fault}`],
    ),
  );
}
