import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {useForeignLang} from '../../bilingual/useForeignLang';
import styles from './styles.module.css';

interface Post {
  permalink: string;
  title: string;
  /** ISO 8601. */
  date: string;
}

function PostLine({permalink, title, date}: Post): ReactNode {
  const dates = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  return (
    <li className={styles.line} lang={useForeignLang(permalink)}>
      <time dateTime={date}>{dates.format(new Date(date))}</time>
      <Link to={permalink}>{title}</Link>
    </li>
  );
}

/** Posts as a list of lines: their days and their titles. */
export function PostLines({posts}: {posts: readonly {metadata: Post}[]}): ReactNode {
  return (
    <ul className="clean-list">
      {posts.map(({metadata}) => (
        <PostLine key={metadata.permalink} {...metadata} />
      ))}
    </ul>
  );
}
