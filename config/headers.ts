import {settings} from './settings';

/** An inline script that pages may hold: everything else is a file. */
export interface InlineScript {
  /** Text by which it is recognised. */
  readonly marker: string;
  /** Why it is not a file. */
  readonly reason: string;
}

/** The inline scripts of the built pages. Each has the same text on every page; any other script stops the build. */
export const inlineScripts: readonly InlineScript[] = [
  {
    marker: 'preferred-language',
    reason:
      "Sets the reader's stored preferences and the place in the sidebar before the first paint, and gives the page its one address before the router reads it (site/headTags.ts).",
  },
  {
    marker: 'docusaurus-theme',
    reason: "Docusaurus' own: sets colour mode and announcement bar before the first paint.",
  },
  {
    marker: 'docusaurus-base-url-issue-banner',
    reason:
      "Docusaurus' own, on the home page: says that the base URL is wrong, where no file can be loaded to say so.",
  },
];

const algoliaHosts = settings.ALGOLIA_APP_ID === undefined ? [] : ['https://*.algolia.net', 'https://*.algolianet.com'];

/** The style element in the logo on the page of results that Algolia's theme brings along. */
const algoliaLogoStyle = "'sha256-cN6tkPsWXQbaq4Ad4+pl/d8MZnA3tyCat1yMCk1wvU0='";

/**
 * The Content-Security-Policy: what a page may load and from where. Scripts are our own files and the inline ones; nothing comes
 * from another host, unless Algolia answers the search.
 *
 * @param scriptHashes - `sha256-…` of the inline scripts
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // React writes style attributes; style sheets and style elements are ours. Older browsers know the first only.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...(algoliaHosts.length > 0 ? [algoliaLogoStyle] : [])],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...algoliaHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer, beside the policy. deploy/nginx.conf repeats them; a test compares the two. */
export const headers: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The provider's other pages may show the logo.
  'Cross-Origin-Resource-Policy': 'same-site',
  // It binds this host alone, unless the owner of the domain says that all of its hosts have TLS.
  'Strict-Transport-Security': `max-age=63072000${settings.HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''}`,
  'X-Frame-Options': 'DENY',
};

/** Headers by path below the base path, beside those of every answer: a file of `assets/` has the hash of its content in its name. */
export const pathHeaders: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  ['assets/*', {'Cache-Control': 'public, max-age=31536000, immutable'}],
  // The pages are what search engines list, not their Markdown copies.
  ['*.md', {'X-Robots-Tag': 'noindex'}],
  ['.well-known/api-catalog', {'Content-Type': 'application/linkset+json'}],
];
