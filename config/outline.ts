import type {LocaleCode} from './locales';

type Localized = Readonly<Record<LocaleCode, string>>;

/** A group of pages. Its index page, with a card for each entry, is generated. */
export interface OutlineCategory {
  readonly label: Localized;
  readonly description: Localized;
  /** Route of the generated index page within its docs set; absent where `doc` opens the group. */
  readonly slug?: Localized;
  /** A page that opens the group instead of a generated index. */
  readonly doc?: string;
  readonly items: readonly OutlineItem[];
}

/** A docs id, or a group. */
export type OutlineItem = string | OutlineCategory;

const colombia: OutlineCategory = {
  label: {en: 'Colombia', es: 'Colombia'},
  description: {
    en: 'Citizens, foreign residents and migrants in Colombia, each by their own document.',
    es: 'Ciudadanía, residentes extranjeros y migrantes en Colombia, cada quien con su documento.',
  },
  slug: {en: '/identity/colombia-documents', es: '/identidad/documentos-colombia'},
  items: [
    'identity/colombia',
    'identity/colombia-full-id',
    'identity/colombia-foreigner-id',
    'identity/colombia-ce',
    'identity/colombia-pep-id',
    'identity/colombia-ppt',
  ],
};

const peru: OutlineCategory = {
  label: {en: 'Peru', es: 'Perú'},
  description: {
    en: 'Citizens by their DNI, with or without the full record, and foreign residents by their CE.',
    es: 'Ciudadanía por DNI, con o sin el registro completo, y residentes extranjeros por carné de extranjería.',
  },
  slug: {en: '/identity/peru-documents', es: '/identidad/documentos-peru'},
  items: ['identity/peru', 'identity/peru-full-id', 'identity/peru-foreigner-id'],
};

const venezuela: OutlineCategory = {
  label: {en: 'Venezuela', es: 'Venezuela'},
  description: {
    en: 'Citizens and foreign residents of Venezuela by the number of their identity card.',
    es: 'Ciudadanía y residentes extranjeros de Venezuela por su número de cédula.',
  },
  slug: {en: '/identity/venezuela-documents', es: '/identidad/documentos-venezuela'},
  items: ['identity/venezuela', 'identity/venezuela-foreigner-id'],
};

/** The sidebar of both docs sets, in the order in which a reader meets the subjects. */
export const outline: readonly OutlineItem[] = [
  'intro',
  {
    label: {en: 'Authentication', es: 'Autenticación'},
    description: {
      en: 'Get an access token, keep it valid and revoke it.',
      es: 'Obtener un token de acceso, mantenerlo vigente y revocarlo.',
    },
    doc: 'authentication/authentication',
    items: [
      'authentication/api-key-access-via-email',
      'authentication/api-key-access-via-phone',
      'authentication/renew-your-token-jwt',
      'authentication/create-new-token-and-revoke-previous-tokens',
    ],
  },
  {
    label: {en: 'Identity', es: 'Identidad'},
    description: {
      en: 'Look a person up in the official registry of their country by the number of their document.',
      es: 'Consultar a una persona en el registro oficial de su país por el número de su documento.',
    },
    slug: {en: '/identity', es: '/identidad'},
    items: [
      'identity/argentina',
      'identity/bolivia',
      'identity/brazil',
      'identity/canada',
      'identity/chile',
      colombia,
      'identity/costa-rica',
      'identity/dominican-republic',
      'identity/ecuador',
      'identity/el-salvador',
      'identity/guatemala',
      'identity/honduras',
      'identity/mexico',
      'identity/panama',
      'identity/paraguay',
      peru,
      'identity/spain-citizen',
      'identity/united-states',
      'identity/uruguay',
      venezuela,
    ],
  },
];
