/** Headers of the answers whose path matches. */
export interface HeaderRule {
  /** A path below the base path; one `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface HeaderOptions {
  /** `sha256-…` of the inline scripts that pages may hold. */
  scriptHashes: readonly string[];
  /** Base path of the site; starts and ends with a slash. */
  baseUrl: string;
  /** Where the deployment searches with Algolia, whose servers the browser then has to reach. */
  hasAlgolia?: boolean;
  /** Whether this is a build for development, which runs modules by `eval`. It is never deployed. */
  isDevelopment?: boolean;
}

/** The style element in the logo on the page of results that Algolia's theme brings along. */
const algoliaLogoStyle = "'sha256-cN6tkPsWXQbaq4Ad4+pl/d8MZnA3tyCat1yMCk1wvU0='";

/**
 * What a page may load and from where. Scripts are our own files and the inline ones whose hashes are listed; nothing
 * comes from another host, unless Algolia answers the search.
 */
function contentSecurityPolicy({
  scriptHashes,
  hasAlgolia = false,
  isDevelopment = false,
}: Omit<HeaderOptions, 'baseUrl'>): string {
  const algoliaHosts = !hasAlgolia ? [] : ['https://*.algolia.net', 'https://*.algolianet.com'];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(isDevelopment ? ["'unsafe-eval'"] : []), ...scriptHashes.map((hash) => `'${hash}'`)],
    // React writes style attributes; style sheets and style elements are ours. Older browsers know the first only.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...(hasAlgolia ? [algoliaLogoStyle] : [])],
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

const immutable = 'public, max-age=31536000, immutable';

/** Folders whose files have a hash of their content in their names. */
const hashedFolders = ['assets/*'];

/** What the texts may be used for, as https://contentsignals.org writes it; in the headers and in `robots.txt`. */
export const contentSignal = 'search=yes, ai-input=yes, ai-train=yes';

/** Where programs find the index of the pages, the contract and the catalogue of APIs, as a `Link` header writes it. */
function links(baseUrl: string): string {
  return [
    `<${baseUrl}llms.txt>; rel="describedby"; type="text/plain"`,
    `<${baseUrl}openapi.json>; rel="service-desc"; type="application/json"`,
    `<${baseUrl}.well-known/api-catalog>; rel="api-catalog"`,
  ].join(', ');
}

/** The headers of the built site: one source for every host. A later rule wins over an earlier one. */
export function headerRules(options: HeaderOptions): readonly HeaderRule[] {
  return [
    {
      path: '*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(options),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // The provider's other pages may show the logo.
        'Cross-Origin-Resource-Policy': 'same-site',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Frame-Options': 'DENY',
        'Content-Signal': contentSignal,
        Link: links(options.baseUrl),
        'Cache-Control': 'public, max-age=0, must-revalidate',
      },
    },
    ...hashedFolders.map((path) => ({path, headers: {'Cache-Control': immutable}})),
    // A page and its copy have one address. Netlify and Cloudflare know the path that was asked for, which has no ending, and
    // say so on the copy only.
    {path: '*.html', headers: {Vary: 'Accept'}},
    // The pages are what search engines list, not their Markdown copies.
    {path: '*.md', headers: {'X-Robots-Tag': 'noindex', Vary: 'Accept'}},
    {
      path: '.well-known/api-catalog',
      headers: {'Content-Type': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'},
    },
  ];
}
