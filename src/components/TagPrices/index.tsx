import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import prices from '@site/config/tagPrices.json';
import {locales} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {TableScroller} from '../TableScroller';
import styles from './styles.module.css';

const years = ['1', '2', '3', '4', '5'] as const;

/** What leasing a name costs, by its length and the years: data of one provider, in config/tagPrices.json. */
export function TagPrices(): ReactNode {
  const locale = usePageLocale();
  const format = new Intl.NumberFormat(locales[locale].htmlLang);
  return (
    <TableScroller>
      <table className={styles.prices}>
        <caption className={styles.caption}>
          {translate({id: 'site.tagPrices.label', message: 'Prices of names in US dollars'})}
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate({id: 'site.tagPrices.length', message: 'Characters'})}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {year === '1'
                  ? translate({id: 'site.tagPrices.year', message: '1 year'})
                  : translate({id: 'site.tagPrices.years', message: '{year} years'}, {year})}
              </th>
            ))}
            <th scope="col">{translate({id: 'site.tagPrices.lifetime', message: 'Lifetime'})}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({length, usd}) => (
            <tr key={length}>
              <th scope="row">{length}</th>
              {[...years, 'lifetime' as const].map((term) => (
                <td key={term}>{format.format(usd[term])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
