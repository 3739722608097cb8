import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import BlogLayout from '@theme-original/BlogLayout';
import type {Props} from '@theme/BlogLayout';

/** Puts the table of contents into a landmark: the theme leaves it outside of `main` in the blog. */
export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  const label = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return <BlogLayout {...props} toc={toc !== undefined && toc !== null && <nav aria-label={label}>{toc}</nav>} />;
}
