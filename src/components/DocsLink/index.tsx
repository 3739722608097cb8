import type {ComponentProps, ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import {locales} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {introRoute} from '../../content/routes';

/** Leads to the welcome page of the docs set in the page's language. */
export function DocsLink(props: ComponentProps<typeof DefaultNavbarItem>): ReactNode {
  const locale = usePageLocale();
  const {pathname} = useLocation();
  const docs = useAllDocsData()[locales[locale].docsPluginId]?.versions[0]?.docs ?? [];
  return (
    <DefaultNavbarItem
      {...props}
      to={introRoute(locale)}
      isActive={() => docs.some(({path}) => path === pathname)}
      label={<span>{translate({id: 'site.navbar.docs', message: 'Docs'})}</span>}
    />
  );
}
