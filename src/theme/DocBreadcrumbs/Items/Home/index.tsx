// Ejected from @docusaurus/theme-classic 3.9.1: the original leads to the English landing page from every docs set.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePageLocale} from '../../../../bilingual/usePageLocale';
import {Icon} from '../../../../components/Icon';
import {homeRoute} from '../../../../content/routes';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link
        aria-label={translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'})}
        className="breadcrumbs__link"
        to={homeRoute(usePageLocale())}>
        <Icon name="home" size={16} style={{verticalAlign: 'text-top'}} />
      </Link>
    </li>
  );
}
