import type {ReactNode} from 'react';
import graph from '@generated/site-structured-data/default/graph.json';
import {StructuredData} from '../StructuredData';

/**
 * Says who publishes the site and how to search it. On the landing pages only, where search engines read it:
 * https://developers.google.com/search/docs/appearance/site-names
 */
export function SiteStructuredData(): ReactNode {
  return <StructuredData value={graph} />;
}
