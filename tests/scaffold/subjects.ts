import type {Answers} from '../../scripts/new/questions';

/** A check of a country, as somebody new would add it. */
export const operation = {
  kind: 'operation',
  id: 'identity/ecuador-taxpayer',
  'title-en': 'Ecuador, taxpayer (RUC)',
  'title-es': 'Ecuador, contribuyente (RUC)',
  'slug-es': '/identidad/ecuador-contribuyente',
  group: 'Identity',
  'operation-id': 'checkIdentityEcuadorTaxpayer',
  method: 'get',
  path: '/v2/ec/ruc',
  file: 'identity',
  country: 'EC',
} satisfies Answers;

export const guide = {
  kind: 'guide',
  id: 'getting-started/first-check',
  'title-en': 'From nothing to a first check',
  'title-es': 'De cero a la primera validación',
  'slug-es': '/empezar/primera-validacion',
  group: 'Understand ZelfProofs',
} satisfies Answers;
