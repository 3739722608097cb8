import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LayoutProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {routePath, sectionFile} from '../../../sections/client/sectionPath';

/** Names the section of the first page in its head: scripts ask for it once they run, so it is fetched with them. */
export default function LayoutProviderWrapper({children}: Props): ReactNode {
  const {siteConfig, globalData} = useDocusaurusContext();
  // A not-found page shows up at addresses that no section describes, and needs the one of the pages above it.
  const path = routePath(useLocation().pathname).replace(/\/404$/, '/');
  const file = siteConfig.baseUrl + sectionFile(path, siteConfig.baseUrl, globalData);
  return (
    <LayoutProvider>
      {children}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <link rel="preload" href={file} as="fetch" crossOrigin="anonymous" fetchPriority="low" />
        </Head>
      )}
    </LayoutProvider>
  );
}
