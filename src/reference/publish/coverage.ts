import {areas} from '../../../config/areas';
import {countries} from '../../../config/countries';
import type {Operation} from '../contract/types';

/**
 * How many operations each country has of each area.
 *
 * @returns counts in the order of the areas, by ISO code of the country
 */
export function coverage(operations: readonly Pick<Operation, 'country' | 'tag'>[]): Record<string, number[]> {
  return Object.fromEntries(
    countries.map(({code}) => [
      code,
      areas.map(
        ({tag}) => operations.filter((operation) => operation.country === code && operation.tag === tag).length,
      ),
    ]),
  );
}
