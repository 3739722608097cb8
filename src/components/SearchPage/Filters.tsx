import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {searchKinds, type SearchData, type SearchFilters} from '../../search/SearchData';
import {kindName} from '../SearchTexts/placeOf';
import type {FilterName} from './searchFilters';
import styles from './styles.module.css';

interface FilterProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

function Filter({label, value, choices, onChange}: FilterProps): ReactNode {
  return (
    <label className={styles.filter}>
      {label}
      <select
        value={value}
        onChange={({currentTarget}) => {
          onChange(currentTarget.value);
        }}>
        <option value="">{translate({id: 'site.search.filter.any', message: 'any'})}</option>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface FiltersProps {
  data: SearchData;
  filters: SearchFilters;
  onChange: (filters: SearchFilters) => void;
}

/** Narrows an answer down by kind of page, area and country. */
export function Filters({data, filters, onChange}: FiltersProps): ReactNode {
  const filter = (name: FilterName, label: string, choices: FilterProps['choices']): ReactNode => (
    <Filter
      label={label}
      value={filters[name] ?? ''}
      choices={choices}
      onChange={(value) => {
        const others = Object.entries(filters).filter(([other]) => other !== name);
        onChange(Object.fromEntries(value === '' ? others : [...others, [name, value]]));
      }}
    />
  );
  return (
    <div
      role="group"
      aria-label={translate({id: 'site.search.filters', message: 'Filters'})}
      className={styles.filters}>
      {filter(
        'kind',
        translate({id: 'site.search.filter.kind', message: 'Kind'}),
        searchKinds.map((kind) => [kind, kindName(kind)]),
      )}
      {filter('area', translate({id: 'site.search.filter.area', message: 'Area'}), Object.entries(data.areas))}
      {filter(
        'country',
        translate({id: 'site.search.filter.country', message: 'Country'}),
        Object.entries(data.countries).sort(([, a], [, b]) => a.localeCompare(b)),
      )}
    </div>
  );
}
