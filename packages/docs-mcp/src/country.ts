import {localeCodes} from '../../../config/locales';
import {didYouMean} from '../../../src/content/closest';
import {normalize} from '../../../src/search/client/words';
import type {Library} from './Library';

/**
 * The ISO 3166-1 alpha-2 code of a country.
 *
 * @param country - its code, or its name in any language of the site, in any case and without accents
 * @throws with the name that comes nearest, or with all of them
 */
export function countryCode(library: Library, country: string): string {
  const names = new Map(
    localeCodes.flatMap((locale) =>
      Object.entries(library.in(locale).data.search.countries).flatMap(([code, name]) => [
        [normalize(code), code],
        [normalize(name), code],
      ]),
    ),
  );
  const known = names.get(normalize(country.trim()));
  if (known === undefined) {
    const codes = [...new Set(names.values())].join(', ');
    const hint = didYouMean(normalize(country), names.keys());
    throw new Error(`There is no country "${country}".${hint || ` Known codes: ${codes}.`}`);
  }
  return known;
}
