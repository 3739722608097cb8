import type {Redirect} from '../../../config/redirects';
import {addressFault} from './addressFault';
import {followRedirects, splitFragment} from './followRedirects';

/** A redirect and the line of config/redirects.ts on which it stands. */
export interface PlacedRedirect extends Redirect {
  readonly line: number;
}

/** What a redirect may lead to, as routes without the base path. */
export interface KnownSite {
  readonly pages: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
  /** Whether a page has an element with this id. */
  readonly hasAnchor: (page: string, id: string) => boolean;
}

function fromFaults(
  {from, line}: PlacedRedirect,
  redirects: readonly PlacedRedirect[],
  {pages, files}: KnownSite,
): string[] {
  const form = addressFault(from);
  if (form !== undefined) {
    return [`"from" is "${from}": ${form}`];
  }
  const first = redirects.find((redirect) => redirect.from === from);
  return [
    ...(first !== undefined && first.line !== line
      ? [`"${from}" is redirected on line ${first.line} already. Keep one of the two.`]
      : []),
    ...(pages.has(from) || files.has(from)
      ? [
          `"${from}" is a page or a file of the site, which a redirect would hide. Remove the redirect or move the page.`,
        ]
      : []),
  ];
}

function toFaults(redirect: PlacedRedirect, redirects: readonly PlacedRedirect[], site: KnownSite): string[] {
  const {from, to} = redirect;
  const [route, id] = splitFragment(to);
  const form = addressFault(route);
  if (form !== undefined) {
    return [`"to" is "${to}": ${form}`];
  }
  if (route === from) {
    return [`"${from}" leads to itself. Write the address that answers instead, or remove the redirect.`];
  }
  const {way, target} = followRedirects(redirect, redirects);
  if (target === undefined) {
    return [`${way.join(' → ')} is a circle. Write in "to" the page that answers.`];
  }
  if (target !== to) {
    return [`${way.join(' → ')} is a chain. Write its end: to: '${target}'.`];
  }
  if (!site.pages.has(route) && !site.files.has(route)) {
    return [`"${route}" is no page and no file of the site. Write in "to" a route that exists.`];
  }
  const hasAnchor = id === undefined || (site.pages.has(route) && /^[\w-]+$/.test(id) && site.hasAnchor(route, id));
  if (!hasAnchor) {
    return [`"${route}" has no element with the id "${id}". Write the id of a heading of that page, or none.`];
  }
  return [];
}

/**
 * Looks for what is wrong with the redirects. It needs no build: what the site has is handed in.
 *
 * @param redirects - in the order of config/redirects.ts
 * @returns one message for each fault, with file, line and mend
 */
export function checkRedirects(redirects: readonly PlacedRedirect[], site: KnownSite): string[] {
  return redirects.flatMap((redirect) =>
    [...fromFaults(redirect, redirects, site), ...toFaults(redirect, redirects, site)].map(
      (fault) => `config/redirects.ts:${redirect.line}: ${fault}`,
    ),
  );
}
