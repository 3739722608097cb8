import type {Redirect} from '../../../config/redirects';

/** Splits `/page#id` into `/page` and `id`; the second is undefined where there is no fragment. */
export function splitFragment(address: string): [route: string, id: string | undefined] {
  const [route = '', id] = address.split(/#(.*)/s);
  return [route, id];
}

/** Where a reader gets from one address, from redirect to redirect. */
export interface Journey {
  /** Every route on the way; in a circle the last one was there before. */
  way: string[];
  /** The end with its fragment; undefined for a circle. */
  target: string | undefined;
}

/**
 * Follows the redirects from one of them on. As in a browser, a fragment stays until a redirect brings its own.
 *
 * @param start - the first step, even where the table has another for its address
 */
export function followRedirects(start: Redirect, redirects: readonly Redirect[]): Journey {
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const way = [start.from];
  let {to} = start;
  let fragment = '';
  for (;;) {
    const [route, id] = splitFragment(to);
    const isCircle = way.includes(route);
    way.push(route);
    if (isCircle) {
      return {way, target: undefined};
    }
    fragment = id === undefined ? fragment : `#${id}`;
    const next = targets.get(route);
    if (next === undefined) {
      return {way, target: `${route}${fragment}`};
    }
    to = next;
  }
}
