import type {Localized} from './locales';

/** A section of a country's page: the operations of one subject. */
export interface Area {
  /** Tag of its operations in the contract. */
  readonly tag: string;
  readonly title: Localized;
}

/** In the order of the sidebar. */
export const areas: readonly Area[] = [
  {tag: 'identity', title: {en: 'Identity', es: 'Identidad'}},
  {tag: 'businesses', title: {en: 'Businesses', es: 'Empresas'}},
  {tag: 'vehicles', title: {en: 'Vehicles', es: 'Vehículos'}},
  {tag: 'drivers', title: {en: 'Drivers', es: 'Conductores'}},
  {tag: 'background-checks', title: {en: 'Background checks', es: 'Antecedentes'}},
  {
    tag: 'legal-records',
    title: {en: 'Legal and professional records', es: 'Registros legales y profesionales'},
  },
];
