import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogListPage';
import StructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import {Page} from './Page';

/** The newest posts, and the way to tags and archive: `blogListComponent` of `site/blog.ts`. */
export default function ListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  return (
    <Page title={metadata.blogTitle} heading="Blog" description={metadata.blogDescription}>
      <StructuredData {...props} />
      <p>{metadata.blogDescription}</p>
      <p>
        <Link to="/blog/tags">{translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})}</Link>
        {' · '}
        <Link to="/blog/archive">{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Link>
      </p>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </Page>
  );
}
