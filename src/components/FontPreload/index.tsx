import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import codeFontUrl from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** Fetches the fonts with the page instead of after its style sheet, so that text does not change under the reader. */
export function FontPreload(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={codeFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
