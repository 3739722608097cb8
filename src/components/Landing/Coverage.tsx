import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areas} from '../../../config/areas';
import type english from '../../../i18n/en/landing.json';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {Flag} from '../Flag';
import styles from './Coverage.module.css';
import {useCountries, type CoveredCountry} from './useCountries';

function Row({code, name, route, counts}: CoveredCountry): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={route}>
          <Flag country={code} />
          {name}
        </Link>
      </th>
      {counts.map((count, index) => (
        <td key={areas[index]?.tag}>{count === 0 ? '–' : count}</td>
      ))}
      <td>{counts.reduce((sum, count) => sum + count, 0)}</td>
    </tr>
  );
}

/** How many checks each country has of each area, in two tables beside each other where there is room. */
export function Coverage({texts: {name, total}}: {texts: (typeof english)['countries']}): ReactNode {
  const locale = usePageLocale();
  const countries = useCountries();
  const half = Math.ceil(countries.length / 2);
  return (
    <div className={styles.coverage}>
      {[countries.slice(0, half), countries.slice(half)].map((rows) => (
        <table key={rows[0]?.code}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              {areas.map(({tag, title}) => (
                <th key={tag} scope="col">
                  {title[locale]}
                </th>
              ))}
              <th scope="col">{total}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((country) => (
              <Row key={country.code} {...country} />
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
