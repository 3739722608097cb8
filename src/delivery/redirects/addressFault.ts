/**
 * What is wrong with the form of an address in config/redirects.ts.
 *
 * @param route - without its fragment
 * @returns the fault and its mend; undefined for an address that can be written for every host
 */
export function addressFault(route: string): string | undefined {
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
