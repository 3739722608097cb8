// Ejected from @docusaurus/theme-classic 3.9.1: a title can end the script of the original.
import type {ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';
import {StructuredData} from '../../../components/StructuredData';

export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData value={useBreadcrumbsStructuredData({breadcrumbs})} />;
}
