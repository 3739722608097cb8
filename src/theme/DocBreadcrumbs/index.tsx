import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {CounterpartLink} from '../../components/CounterpartLink';
import {PageMenu} from '../../components/PageMenu';
import styles from './styles.module.css';

/** Offers the page in the other languages, and as a copy, beside the breadcrumbs. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <div className={styles.offers}>
        <CounterpartLink className={styles.language} />
        <PageMenu />
      </div>
    </div>
  );
}
