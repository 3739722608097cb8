import type {ReactNode} from 'react';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {homeRoute} from '../../content/routes';

/** Leads home in the language of the page: the original gives `to` to its link, though the type of its props has none. */
export default function LogoWrapper(props: Props): ReactNode {
  return <Logo {...props} {...{to: homeRoute(usePageLocale())}} />;
}
