import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {SearchData, SearchFilters} from '../../search/SearchData';
import {kindNames} from '../SearchResult';
import styles from './styles.module.css';

export interface FiltersProps {
  data: SearchData;
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** Narrows an answer down by kind and area. */
export function Filters({data: {areas}, filters, onChange}: FiltersProps): ReactNode {
  const choices = {
    kind: {label: translate({id: 'site.search.filter.kind', message: 'Kind'}), names: kindNames()},
    area: {label: translate({id: 'site.search.filter.area', message: 'Area'}), names: areas},
  };
  return (
    <div
      role="group"
      aria-label={translate({id: 'site.search.filters', message: 'Filters'})}
      className={styles.filters}>
      {(['kind', 'area'] as const).map((name) => (
        <label key={name} className={styles.filter}>
          {choices[name].label}
          <select
            value={filters[name]}
            onChange={({currentTarget: {value}}) => {
              onChange({...filters, [name]: value});
            }}>
            <option value="">{translate({id: 'site.search.filter.any', message: 'any'})}</option>
            {Object.entries(choices[name].names).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
