import {within, type OutlineItem} from './types';

/** What everybody reads first. */
export const start: readonly OutlineItem[] = [
  'intro',
  {
    label: {en: 'Authentication', es: 'Autenticación'},
    description: {
      en: 'Get an access token, keep it valid and revoke it.',
      es: 'Obtener un token de acceso, mantenerlo vigente y revocarlo.',
    },
    doc: 'authentication/authentication',
    items: [
      ...within(
        'authentication',
        'api-key-access-via-email',
        'api-key-access-via-phone',
        'renew-your-token-jwt',
        'create-new-token-and-revoke-previous-tokens',
      ),
      'clients/account-information',
    ],
  },
  {
    label: {en: 'Products', es: 'Productos'},
    description: {
      en: 'Ready-made flows: checks, login, onboarding and document scanning.',
      es: 'Flujos listos para usar: validaciones, inicio de sesión, inscripción y escaneo de documentos.',
    },
    slug: {en: '/products', es: '/productos'},
    items: [
      'smartcheck/smartcheck',
      'smartaccess/smartaccess',
      'access/access',
      'smartenroll/smartenroll',
      'smart-enroll-self-hosted/smart-enroll-self-hosted',
      'services/full-api-tutorial',
      'smart-scan/smart-scan',
    ],
  },
];
