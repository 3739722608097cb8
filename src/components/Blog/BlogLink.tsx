import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Leads back to the blog, above the title of what belongs to it. */
export function BlogLink(): ReactNode {
  return (
    <Link to="/blog" className={styles.back}>
      Blog
    </Link>
  );
}
