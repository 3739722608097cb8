import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import graph from '@generated/site-structured-data/default/graph.json';

/**
 * Says who publishes the site and how to search it. On the landing pages only, where search engines read it:
 * https://developers.google.com/search/docs/appearance/site-names
 */
export function SiteStructuredData(): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(graph)}</script>
    </Head>
  );
}
