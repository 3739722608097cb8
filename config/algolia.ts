/** What Algolia needs: https://docusaurus.io/docs/search#using-algolia-docsearch */
export interface AlgoliaSettings {
  appId: string;
  /** The key for searching, which is public. */
  apiKey: string;
  indexName: string;
}

const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Algolia's settings, where a deployment wants it instead of the search that the site carries itself.
 *
 * @param env - all three of `ALGOLIA_APP_ID`, `ALGOLIA_API_KEY` and `ALGOLIA_INDEX_NAME`, or none
 * @returns undefined where none is set
 * @throws with the names of those that are missing
 */
export function readAlgolia(env: NodeJS.ProcessEnv): AlgoliaSettings | undefined {
  const [appId = '', apiKey = '', indexName = ''] = variables.map((name) => env[name]?.trim());
  const missing = variables.filter((name) => !env[name]?.trim());
  if (missing.length === 0) {
    return {appId, apiKey, indexName};
  }
  if (missing.length < variables.length) {
    throw new Error(
      `config/algolia.ts: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not set. Set all of ${variables.join(', ')} to search with Algolia, or none to search with the site's own index.`,
    );
  }
  return undefined;
}
