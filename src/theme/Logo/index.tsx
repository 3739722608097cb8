import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {homeRoute} from '../../content/routes';

/** Leads home in the language of the page. */
export default function LogoWrapper(props: Props): ReactNode {
  return <Logo {...props} {...{to: useBaseUrl(homeRoute(usePageLocale()))}} />;
}
