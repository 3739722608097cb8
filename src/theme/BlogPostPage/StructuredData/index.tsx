// Ejected from @docusaurus/theme-classic 3.9.1: the original does not say which language the post is in.
import type {ReactNode} from 'react';
import {useBlogPost, useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import Head from '@docusaurus/Head';
import {postLocale} from '../../../content/fieldsOfPage';

export default function BlogPostStructuredData(): ReactNode {
  const data = {...useBlogPostStructuredData(), inLanguage: postLocale(useBlogPost().frontMatter)};
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
