import type {Localized} from './outline/types';

/** A country whose registries the API reads, and the page that gathers its checks. */
export interface Country {
  /** ISO 3166-1 alpha-2: `x-country` of its operations in the contract, and the name of its flag. */
  readonly code: string;
  readonly name: Localized;
  /** Id of its page in both docs sets, and its route in the English one. */
  readonly page: string;
}

/** Sorted by the English name. */
export const countries: readonly Country[] = [
  {code: 'AR', name: {en: 'Argentina', es: 'Argentina'}, page: 'countries/argentina'},
  {code: 'BO', name: {en: 'Bolivia', es: 'Bolivia'}, page: 'countries/bolivia'},
  {code: 'BR', name: {en: 'Brazil', es: 'Brasil'}, page: 'countries/brazil'},
  {code: 'CA', name: {en: 'Canada', es: 'Canadá'}, page: 'countries/canada'},
  {code: 'CL', name: {en: 'Chile', es: 'Chile'}, page: 'countries/chile'},
  {code: 'CO', name: {en: 'Colombia', es: 'Colombia'}, page: 'countries/colombia'},
  {code: 'CR', name: {en: 'Costa Rica', es: 'Costa Rica'}, page: 'countries/costa-rica'},
  {
    code: 'DO',
    name: {en: 'Dominican Republic', es: 'República Dominicana'},
    page: 'countries/dominican-republic',
  },
  {code: 'EC', name: {en: 'Ecuador', es: 'Ecuador'}, page: 'countries/ecuador'},
  {code: 'SV', name: {en: 'El Salvador', es: 'El Salvador'}, page: 'countries/el-salvador'},
  {code: 'GT', name: {en: 'Guatemala', es: 'Guatemala'}, page: 'countries/guatemala'},
  {code: 'HN', name: {en: 'Honduras', es: 'Honduras'}, page: 'countries/honduras'},
  {code: 'MX', name: {en: 'Mexico', es: 'México'}, page: 'countries/mexico'},
  {code: 'PA', name: {en: 'Panama', es: 'Panamá'}, page: 'countries/panama'},
  {code: 'PY', name: {en: 'Paraguay', es: 'Paraguay'}, page: 'countries/paraguay'},
  {code: 'PE', name: {en: 'Peru', es: 'Perú'}, page: 'countries/peru'},
  {code: 'ES', name: {en: 'Spain', es: 'España'}, page: 'countries/spain'},
  {code: 'US', name: {en: 'United States', es: 'Estados Unidos'}, page: 'countries/united-states'},
  {code: 'UY', name: {en: 'Uruguay', es: 'Uruguay'}, page: 'countries/uruguay'},
  {code: 'VE', name: {en: 'Venezuela', es: 'Venezuela'}, page: 'countries/venezuela'},
];
