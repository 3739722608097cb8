import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

export interface CardProps {
  title: string;
  text?: string | undefined;
  /** Path with the base path, or a route of the site. */
  href: string;
}

/** A title and a sentence that lead to a page; the whole card is the link's target. */
export function Card({title, text, href}: CardProps): ReactNode {
  return (
    <div className={styles.card}>
      <Link to={href} className={styles.link}>
        {title}
      </Link>
      {text !== undefined && <p className={styles.text}>{text}</p>}
    </div>
  );
}
