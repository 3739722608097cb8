import coverage from '@generated/site-contract/default/coverage.json';
import {countries} from '../../../config/countries';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {countryRoute} from '../../content/routes';

export interface CoveredCountry {
  readonly code: string;
  readonly name: string;
  readonly route: string;
  /** How many operations it has of each area, in the order of `config/areas.ts`. */
  readonly counts: readonly number[];
}

/** The countries, sorted by their names in the language of the page. */
export function useCountries(): CoveredCountry[] {
  const locale = usePageLocale();
  return countries
    .map((country) => ({
      code: country.code,
      name: country.name[locale],
      route: countryRoute(country, locale),
      counts: coverage.byCountry[country.code] ?? [],
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
