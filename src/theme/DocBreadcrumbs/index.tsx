import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import {PageMenu} from '../../components/PageMenu';
import styles from './styles.module.css';

/** The breadcrumbs, and at their end the menu of the page; the opening page of the docs has the menu only. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const isHome = useDoc().metadata.id === 'intro';
  return (
    <div className={`${styles.row} screen-only`}>
      {!isHome && <DocBreadcrumbs />}
      <PageMenu />
    </div>
  );
}
