import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';

/** The list of all posts has a title, and leads to the other lists, which the theme leaves out. */
export default function BlogPostItemsWrapper(props: Props): ReactNode {
  const isList = useLocation().pathname === useBaseUrl('/blog');
  return (
    <>
      {isList && (
        <header>
          <Heading as="h1">Blog</Heading>
          <Link to="/blog/tags">{translateTagsPageTitle()}</Link>
          <Link to="/blog/authors">{translateBlogAuthorsListPageTitle()}</Link>
          <Link to="/blog/archive">{translate({id: 'theme.blog.archive.title', message: 'Archive'})}</Link>
        </header>
      )}
      <BlogPostItems {...props} />
    </>
  );
}
