import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import {CounterpartLink} from '../../../../components/CounterpartLink';
import {PageMenu} from '../../../../components/PageMenu';
import styles from './styles.module.css';

/** Offers a post in the other languages, and as a copy, beside its date. */
export default function InfoWrapper(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <div className={styles.row}>
      <Info {...props} />
      <div className={styles.offers}>
        <CounterpartLink />
        <PageMenu />
      </div>
    </div>
  ) : (
    <Info {...props} />
  );
}
