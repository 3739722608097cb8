import type {ReactNode} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LayoutProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {routePath} from '../../../navigation/routePath';
import {sectionFile} from '../../../sections/client/sectionFile';

/** Has the section of the first page fetched together with the scripts, which ask for it once they run. */
function SectionPreload(): ReactNode {
  const {
    siteConfig: {baseUrl},
    globalData,
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  // A not-found page shows up at addresses that no section describes, and needs the one of the pages above it.
  const file = sectionFile(routePath(pathname).replace(/\/404$/, '/'), baseUrl, globalData);
  return (
    <Head>
      <link rel="preload" href={`${baseUrl}${file}`} as="fetch" crossOrigin="anonymous" />
    </Head>
  );
}

/** Names the section of a page in its head. */
export default function LayoutProviderWrapper({children}: Props): ReactNode {
  return (
    <LayoutProvider>
      {children}
      <SectionPreload />
    </LayoutProvider>
  );
}
