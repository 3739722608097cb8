import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import type {Props} from '@theme/TOC';
import styles from './styles.module.css';

/** Gives the contents of a page a title, and in the blog a landmark. */
export default function TOCWrapper({className, ...props}: Props): ReactNode {
  const title = translate({id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page'});
  return (
    <nav className={clsx(styles.contents, 'below-navbar thin-scrollbar', className)} aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <TOC {...props} />
    </nav>
  );
}
