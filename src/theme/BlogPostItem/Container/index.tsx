import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContainer from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import {Icon} from '../../../components/Icon';
import {PrintedAddress} from '../../../components/PrintedAddress';
import styles from './styles.module.css';

/** What a post of a list is about, in the brackets of the logo. */
function Cover({icon}: {icon: string}): ReactNode {
  return (
    <div className={styles.cover} aria-hidden="true">
      <div className="scan-frame">
        <Icon name={icon} size={48} />
      </div>
    </div>
  );
}

/** Gives a post of a list a cover, and its page an address on paper. */
export default function BlogPostItemContainerWrapper({children}: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return (
    <BlogPostItemContainer {...(isBlogPostPage ? {} : {className: styles.post})}>
      {isBlogPostPage ? (
        <PrintedAddress permalink={metadata.permalink} />
      ) : (
        <Cover icon={(metadata.frontMatter.cover as string | undefined) ?? 'scan'} />
      )}
      {children}
    </BlogPostItemContainer>
  );
}
