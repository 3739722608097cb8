import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {useForeignLang} from '../../bilingual/useForeignLang';
import styles from './styles.module.css';

export interface PostLineProps {
  permalink: string;
  title: string;
  /** ISO 8601. */
  date: string;
}

/** A post as one line of a list: its day and its title. */
export function PostLine({permalink, title, date}: PostLineProps): ReactNode {
  const dates = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  return (
    <li className={styles.line} lang={useForeignLang(permalink)}>
      <time dateTime={date}>{dates.format(new Date(date))}</time>
      <Link to={permalink}>{title}</Link>
    </li>
  );
}
