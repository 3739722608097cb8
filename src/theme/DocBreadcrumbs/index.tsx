import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {CounterpartLink} from '../../components/CounterpartLink';
import styles from './styles.module.css';

/** Offers the page in the other language beside the breadcrumbs. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <CounterpartLink className={styles.language} />
    </div>
  );
}
