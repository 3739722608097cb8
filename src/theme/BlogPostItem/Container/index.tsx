// Ejected from @docusaurus/theme-classic 3.9.1: the original gives no way to say which language a post is in, and stands 80 px
// apart from the next.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import {PrintedAddress} from '../../../components/PrintedAddress';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import {postLocale} from '../../../content/postLocale';
import styles from './styles.module.css';

export default function BlogPostItemContainer({children}: Props): ReactNode {
  const {frontMatter, isBlogPostPage, metadata} = useBlogPost();
  const locale = postLocale(frontMatter);
  return (
    <article
      className={isBlogPostPage ? undefined : styles.post}
      lang={locale === usePageLocale() ? undefined : locale}>
      {isBlogPostPage && <PrintedAddress permalink={metadata.permalink} />}
      {children}
    </article>
  );
}
