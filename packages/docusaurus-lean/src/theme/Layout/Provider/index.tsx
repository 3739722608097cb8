import type {ReactNode} from 'react';
import useGlobalData from '@docusaurus/useGlobalData';
import LayoutProvider from '@theme-init/Layout/Provider';
import type {Props} from '@theme/Layout/Provider';
import {SectionPreload} from '../../../sections/client/SectionPreload';

/** Names the section of a page in its head. */
export default function LayoutProviderWrapper({children}: Props): ReactNode {
  const hasSections = useGlobalData()['docusaurus-lean'] !== undefined;
  return (
    <LayoutProvider>
      {children}
      {hasSections && <SectionPreload />}
    </LayoutProvider>
  );
}
