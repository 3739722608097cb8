// Ejected from @docusaurus/theme-classic 3.9.1: the original gives no way to say which language a post is in where a list
// has posts of both.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import {PrintedAddress} from '../../../components/PrintedAddress';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import {postLocale} from '../../../content/postLocale';

export default function BlogPostItemContainer({children, className}: Props): ReactNode {
  const {frontMatter, isBlogPostPage, metadata} = useBlogPost();
  const locale = postLocale(frontMatter);
  return (
    <article className={className} lang={locale === usePageLocale() ? undefined : locale}>
      {isBlogPostPage && <PrintedAddress permalink={metadata.permalink} />}
      {children}
    </article>
  );
}
