/** Address and base path under which the site is served. */
export interface SiteAddress {
  url: string;
  baseUrl: string;
}

/**
 * @param env - `SITE_URL` is read by the brand; `BASE_URL` is the path under the host
 * @param siteUrl - the brand's address of this site
 * @throws if the base path does not start and end with a slash
 */
export function readSiteAddress(env: NodeJS.ProcessEnv, siteUrl: string): SiteAddress {
  const baseUrl = env.BASE_URL?.trim() || '/';
  if (!/^\/(?:[^/?#\s]+\/)*$/.test(baseUrl)) {
    throw new Error(
      `src/build/siteAddress.ts: BASE_URL is "${baseUrl}". It starts and ends with a slash, for example "/docs/".`,
    );
  }
  return {url: siteUrl, baseUrl};
}
