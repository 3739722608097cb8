import type {ComponentProps, ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {type Localized} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';

export interface NavbarLinkProps extends Omit<ComponentProps<typeof DefaultNavbarItem>, 'to' | 'label'> {
  /** Routes of one page by language. */
  routes: Localized;
  labels: Localized;
}

/** Leads to a page in the language of the page being read: `custom-link` of config/navbar.ts. */
export function NavbarLink({routes, labels, ...props}: NavbarLinkProps): ReactNode {
  const locale = usePageLocale();
  return <DefaultNavbarItem {...props} to={routes[locale]} label={<span>{labels[locale]}</span>} />;
}
