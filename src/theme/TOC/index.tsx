// Ejected from @docusaurus/theme-classic 3.9.1: the original has no title, and in the blog stands in no landmark.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <nav className={clsx(styles.contents, 'thin-scrollbar', className)} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
