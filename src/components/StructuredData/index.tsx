import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {scriptJson} from '../../content/scriptJson';

export interface StructuredDataProps {
  /** What search engines read, with titles and settings in it: https://schema.org */
  value: object;
}

/** A block of structured data in the head of the page. The head is printed as it is, so the value is escaped here. */
export function StructuredData({value}: StructuredDataProps): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(value)}</script>
    </Head>
  );
}
