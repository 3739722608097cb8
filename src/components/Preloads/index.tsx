import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import codeFontUrl from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import {routePath, sectionFile} from '../../delivery/sections/client/sectionFile';

/**
 * Fetches the fonts with the page instead of after its style sheet, so that text does not change under the reader, and the
 * section of the first page together with the scripts, which ask for it once they run.
 */
export function Preloads(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  // A not-found page shows up at addresses that no section describes: see src/delivery/sections/client/notFoundPath.ts.
  const section = sectionFile(routePath(pathname).replace(/\/404$/, '/'), baseUrl);
  return (
    <Head>
      <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      <link rel="preload" href={codeFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
      {!ExecutionEnvironment.canUseDOM && process.env.NODE_ENV === 'production' && (
        <link rel="preload" href={`${baseUrl}${section}`} as="fetch" crossOrigin="anonymous" />
      )}
    </Head>
  );
}
