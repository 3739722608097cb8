import clsx from 'clsx';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

export interface SpinnerProps {
  /** Over the old page, which stays until the next one is there; the style sheet shows it with the bar at the top. */
  isOver?: boolean;
}

/** Says that a page is on its way. */
export function Spinner({isOver = false}: SpinnerProps): ReactNode {
  return (
    <p role="status" className={clsx(styles.spinner, isOver && styles.over)}>
      {translate({id: 'site.loading.pending', message: 'Loading the page…'})}
    </p>
  );
}
