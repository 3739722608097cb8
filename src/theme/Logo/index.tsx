import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import {homeRoutes} from '../../bilingual/homeRoutes';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** Leads home in the language of the page. */
export default function LogoWrapper(props: Props): ReactNode {
  return <Logo {...props} {...{to: useBaseUrl(homeRoutes[usePageLocale()])}} />;
}
