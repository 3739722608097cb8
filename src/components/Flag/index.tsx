import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** A country's flag as an image, because not every system draws flag emoji. Decorative: the country is named beside it. */
export function Flag({country}: {country: string}): ReactNode {
  return (
    <img
      src={useBaseUrl(`/img/flags/${country}.svg`)}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      className={styles.flag}
    />
  );
}
