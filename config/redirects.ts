/** An address that the site once had, or that readers type, and the one that answers. */
export interface Redirect {
  /** Route without the base path: starts with a slash and ends without one. */
  readonly from: string;
  /** Route or file of the built site without the base path; may end in `#id`. */
  readonly to: string;
}

/**
 * Redirects of the site, one source for every host: CONTRIBUTING.md, "Move a page". The build checks them and says which
 * line is wrong.
 */
export const redirects: readonly Redirect[] = [
  {from: '/docs', to: '/intro'},
  {from: '/docs/intro', to: '/intro'},
  {from: '/home', to: '/'},
  {from: '/en', to: '/'},
  {from: '/es', to: '/docs-es'},
  {from: '/docs-es/docs', to: '/docs-es/intro'},
  {from: '/docs-es/inicio', to: '/docs-es'},
  {from: '/docs-es/blog', to: '/blog'},
  {from: '/openapi.json', to: '/openapi.en.json'},
  {from: '/openapi.yaml', to: '/openapi.en.yaml'},
  {from: '/docs-es/openapi.json', to: '/openapi.es.json'},
  {from: '/docs-es/openapi.yaml', to: '/openapi.es.yaml'},
  {from: '/feed', to: '/blog/rss.xml'},
  {from: '/blog/feed', to: '/blog/rss.xml'},
  {from: '/docs-es/feed', to: '/blog/es/rss.xml'},
];
