import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {SearchData} from '../../search/SearchData';
import type {SearchResult} from '../../search/client/results';
import {Method} from '../SearchTexts/Method';
import {Marked} from '../SearchTexts/Marked';
import {placeOf} from '../SearchTexts/placeOf';
import styles from './styles.module.css';

/** A page that answers the query, with the headings that match. */
export function Result({result, data}: {result: SearchResult; data: SearchData}): ReactNode {
  const {path, title, excerpt, record, headings} = result;
  return (
    <li className={styles.result}>
      <Link to={path} autoAddBaseUrl={false} className={styles.title}>
        <Marked parts={title} />
      </Link>
      <p className={styles.place}>
        {placeOf(record, data)}
        {record.endpoints?.slice(0, 1).map((endpoint) => (
          <Fragment key={endpoint}>
            <Method record={record} /> <code>{endpoint}</code>
          </Fragment>
        ))}
      </p>
      <p className={styles.excerpt}>
        <Marked parts={excerpt} />
      </p>
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map((heading) => (
            <li key={heading.href}>
              <Link to={heading.href} autoAddBaseUrl={false}>
                <Marked parts={heading.title} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
