import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {routePath} from '../../navigation/routePath';
import {docsRoots, sectionFile} from './sectionFile';

/** Fetches the section of the first page together with the scripts, which ask for it once they run. */
export function SectionPreload(): ReactNode {
  const {siteConfig, globalData} = useDocusaurusContext();
  const {pathname} = useLocation();
  if (ExecutionEnvironment.canUseDOM || process.env.NODE_ENV !== 'production') {
    return null;
  }
  const {baseUrl} = siteConfig;
  // A not-found page shows up at addresses that no section describes, and needs the one of the pages above it.
  const path = routePath(pathname).replace(/\/404$/, '/');
  const file = sectionFile(path, baseUrl, docsRoots(globalData));
  return (
    <Head>
      <link rel="preload" href={`${baseUrl}${file}`} as="fetch" crossOrigin="anonymous" />
    </Head>
  );
}
