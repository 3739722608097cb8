import type {Localized} from './locales';

/** A country whose registries the API reads, and the page that gathers its checks. */
export interface Country {
  /** ISO 3166-1 alpha-2: `x-country` of its operations in the contract, and the name of its flag. */
  readonly code: string;
  readonly name: Localized;
  /** Last part of the route of its page. */
  readonly slug: Localized;
}

/** Sorted by the English name. */
export const countries: readonly Country[] = [
  {code: 'AR', name: {en: 'Argentina', es: 'Argentina'}, slug: {en: 'argentina', es: 'argentina'}},
  {code: 'BO', name: {en: 'Bolivia', es: 'Bolivia'}, slug: {en: 'bolivia', es: 'bolivia'}},
  {code: 'BR', name: {en: 'Brazil', es: 'Brasil'}, slug: {en: 'brazil', es: 'brasil'}},
  {code: 'CA', name: {en: 'Canada', es: 'Canadá'}, slug: {en: 'canada', es: 'canada'}},
  {code: 'CL', name: {en: 'Chile', es: 'Chile'}, slug: {en: 'chile', es: 'chile'}},
  {code: 'CO', name: {en: 'Colombia', es: 'Colombia'}, slug: {en: 'colombia', es: 'colombia'}},
  {code: 'CR', name: {en: 'Costa Rica', es: 'Costa Rica'}, slug: {en: 'costa-rica', es: 'costa-rica'}},
  {
    code: 'DO',
    name: {en: 'Dominican Republic', es: 'República Dominicana'},
    slug: {en: 'dominican-republic', es: 'republica-dominicana'},
  },
  {code: 'EC', name: {en: 'Ecuador', es: 'Ecuador'}, slug: {en: 'ecuador', es: 'ecuador'}},
  {code: 'SV', name: {en: 'El Salvador', es: 'El Salvador'}, slug: {en: 'el-salvador', es: 'el-salvador'}},
  {code: 'GT', name: {en: 'Guatemala', es: 'Guatemala'}, slug: {en: 'guatemala', es: 'guatemala'}},
  {code: 'HN', name: {en: 'Honduras', es: 'Honduras'}, slug: {en: 'honduras', es: 'honduras'}},
  {code: 'MX', name: {en: 'Mexico', es: 'México'}, slug: {en: 'mexico', es: 'mexico'}},
  {code: 'PA', name: {en: 'Panama', es: 'Panamá'}, slug: {en: 'panama', es: 'panama'}},
  {code: 'PY', name: {en: 'Paraguay', es: 'Paraguay'}, slug: {en: 'paraguay', es: 'paraguay'}},
  {code: 'PE', name: {en: 'Peru', es: 'Perú'}, slug: {en: 'peru', es: 'peru'}},
  {code: 'ES', name: {en: 'Spain', es: 'España'}, slug: {en: 'spain', es: 'espana'}},
  {code: 'US', name: {en: 'United States', es: 'Estados Unidos'}, slug: {en: 'united-states', es: 'estados-unidos'}},
  {code: 'UY', name: {en: 'Uruguay', es: 'Uruguay'}, slug: {en: 'uruguay', es: 'uruguay'}},
  {code: 'VE', name: {en: 'Venezuela', es: 'Venezuela'}, slug: {en: 'venezuela', es: 'venezuela'}},
];

/** Id of a country's page in every docs set. */
export function countryPage({slug}: Country): string {
  return `countries/${slug.en}`;
}

/** Folder of the countries' pages, as a route of each language. */
export const countriesRoute: Localized = {en: '/countries', es: '/paises'};
