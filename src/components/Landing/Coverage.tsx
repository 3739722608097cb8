import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import coverage from '@generated/site-contract/default/coverage.json';
import {countries} from '../../../config/countries';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {countryRoute} from '../../content/routes';
import {Flag} from '../Flag';
import styles from './Coverage.module.css';

/** How many checks each country has, by name in the language of the page; its page says which. */
export function Coverage(): ReactNode {
  const locale = usePageLocale();
  const sorted = [...countries].sort((a, b) => a.name[locale].localeCompare(b.name[locale], locale));
  return (
    <ul className={styles.coverage}>
      {sorted.map((country) => (
        <li key={country.code}>
          <Link to={countryRoute(country, locale)}>
            <Flag country={country.code} />
            {country.name[locale]}
          </Link>
          {coverage.byCountry[country.code]?.reduce((sum, count) => sum + count, 0)}
        </li>
      ))}
    </ul>
  );
}
