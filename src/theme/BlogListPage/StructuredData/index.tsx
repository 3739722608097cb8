// Ejected from @docusaurus/theme-classic 3.9.1: a title can end the script of the original.
import type {ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogListPage/StructuredData';
import {StructuredData} from '../../../components/StructuredData';

export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData value={useBlogListPageStructuredData(props)} />;
}
