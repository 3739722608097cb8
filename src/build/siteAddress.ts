/** Address and base path under which the site is served. */
export interface SiteAddress {
  url: string;
  baseUrl: string;
}

/**
 * @param env - `SITE_URL` is read by the brand; `BASE_URL` is the path under the host
 * @param siteUrl - the brand's address of this site
 * @throws if the base path does not start and end with a slash, or has other characters than addresses of the site have
 */
export function readSiteAddress(env: NodeJS.ProcessEnv, siteUrl: string): SiteAddress {
  const baseUrl = env.BASE_URL?.trim() || '/';
  // It is printed into pages, scripts, _headers and the configuration of nginx.
  if (!/^\/(?:[\w.~-]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `BASE_URL is "${baseUrl}". Start and end it with a slash, with letters without accents, digits, "-", "_", "." and "~" between single slashes, for example "/docs/".`,
    );
  }
  return {url: siteUrl, baseUrl};
}
