import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageMenu} from '../../components/PageMenu';
import styles from './styles.module.css';

/** The menu of the page beside the breadcrumbs. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
