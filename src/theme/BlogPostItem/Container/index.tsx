// Ejected from @docusaurus/theme-classic 3.9.1: the original gives no way to say which language a post is in, and stands 80 px
// apart from the next, and no cover.
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Container';
import {Icon} from '../../../components/Icon';
import {PrintedAddress} from '../../../components/PrintedAddress';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import {postLocale} from '../../../content/postLocale';
import type {IconName} from '../../../delivery/icons/drawings';
import styles from './styles.module.css';

/** What a post of a list is about, in the brackets of the logo. */
function Cover({icon}: {icon: unknown}): ReactNode {
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className="scan-frame">
        <Icon name={(icon ?? 'scan') as IconName} size={48} />
      </div>
    </div>
  );
}

export default function BlogPostItemContainer({children}: Props): ReactNode {
  const {frontMatter, isBlogPostPage, metadata} = useBlogPost();
  const locale = postLocale(frontMatter);
  return (
    <article
      className={isBlogPostPage ? undefined : styles.post}
      lang={locale === usePageLocale() ? undefined : locale}>
      {isBlogPostPage ? <PrintedAddress permalink={metadata.permalink} /> : <Cover icon={metadata.frontMatter.cover} />}
      {children}
    </article>
  );
}
