import type {Page} from '@playwright/test';

/** The base path that the variant is built for. */
export const base = '/some/base';

/** A text that ends a script and starts another one wherever it is printed as it is. */
export const hostile = '</script><script>alert(1)</script> & "Co"';

/** The provider that the variant is built for. */
export const otherBrand = {
  BRAND_NAME: `Zephyr ${hostile}`,
  BRAND_SLUG: 'zephyr',
  SITE_URL: 'https://docs.zephyr.test',
  API_URL: 'https://api.zephyr.test',
  ZELF_PROOF_API_URL: 'https://zelf.zephyr.test',
  STAGING_API_URL: 'https://staging-api.zephyr.test',
  DEVELOPMENT_API_URL: 'https://dev-api.zephyr.test',
  QUEUE_URL: 'https://async.zephyr.test',
  ACCESS_URL: 'https://access.zephyr.test',
  STATUS_URL: 'https://status.zephyr.test',
  APP_URL: 'https://app.zephyr.test',
  REPOSITORY_URL: 'https://git.zephyr.test/docs',
  SUPPORT_EMAIL: 'help@zephyr.test',
  SUPPORT_URL: 'https://zephyr.test/help',
  ASSISTANT_LINKS: 'off',
};

export const algolia = {
  ALGOLIA_APP_ID: 'EXAMPLE',
  ALGOLIA_API_KEY: 'search-only-key',
  ALGOLIA_INDEX_NAME: 'zephyr-docs',
};

/** Answers in Algolia's place that nothing was found: its servers know no such index, and tests ask nobody outside. */
export async function answerForAlgolia(page: Page): Promise<void> {
  const results = [{hits: [], nbHits: 0, nbPages: 0, page: 0, hitsPerPage: 15, query: '', params: ''}];
  await page.route(/\.algolia(?:net)?\./, (route) =>
    route.fulfill({
      json: {results},
      headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
    }),
  );
}
