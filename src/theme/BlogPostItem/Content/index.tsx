import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Content from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

/** Marks what the search indexes: a post on its own page, not its excerpts in lists. */
export default function BlogPostItemContentWrapper(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? (
    <div data-pagefind-body="" data-pagefind-meta={`title:${metadata.title}`}>
      <Content {...props} />
    </div>
  ) : (
    <Content {...props} />
  );
}
