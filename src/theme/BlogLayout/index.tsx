// Ejected from @docusaurus/theme-classic 3.9.1: the original has columns in twelfths of the page. A text of 720 px in the middle
// needs lengths.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

export default function BlogLayout({sidebar, toc, children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      <div className={clsx('container margin-vert--lg', styles.columns)}>
        <BlogSidebar sidebar={sidebar} />
        <main className={styles.text}>{children}</main>
        {toc}
      </div>
    </Layout>
  );
}
