import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Room for a table that is wider than a phone: it scrolls by finger and, when focused, by keyboard. */
export function TableScroller({children}: {children: ReactNode}): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="group"
      aria-label={translate({id: 'site.table.label', message: 'Table'})}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
      tabIndex={0}>
      {children}
    </div>
  );
}
