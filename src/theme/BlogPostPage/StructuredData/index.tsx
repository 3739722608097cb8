// Ejected from @docusaurus/theme-classic 3.9.1: the original does not say which language the post is in, and a title can end its script.
import type {ReactNode} from 'react';
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import {StructuredData} from '../../../components/StructuredData';
import {postLocale} from '../../../content/postLocale';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData value={{...useBlogPostStructuredData(), inLanguage: postLocale(useBlogPost().frontMatter)}} />;
}
