import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

export interface PrintedAddressProps {
  /** Path of the page, with the base path. */
  permalink: string;
}

/** Says on paper which page this is and where it stands; browsers may be set to leave that out. Screens do not show it. */
export function PrintedAddress({permalink}: PrintedAddressProps): ReactNode {
  const {
    siteConfig: {title, url},
  } = useDocusaurusContext();
  return <p className={styles.address}>{`${title} · ${url}${permalink}`}</p>;
}
