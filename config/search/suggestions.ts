import type {Localized} from '../locales';

/** Pages that the search offers before anything is typed, and where it finds nothing. */
export const searchSuggestions: Localized<readonly {label: string; route: string}[]> = {
  en: [
    {label: 'Make your first call', route: '/intro'},
    {label: 'Get an access token', route: '/authentication'},
    {label: 'Checks by country', route: '/countries'},
    {label: 'Receive webhooks', route: '/resources/webhook-integration'},
  ],
  es: [
    {label: 'Envía tu primera solicitud', route: '/docs-es/intro'},
    {label: 'Obtén un token de acceso', route: '/docs-es/autenticacion'},
    {label: 'Validaciones por país', route: '/docs-es/paises'},
    {label: 'Recibe webhooks', route: '/docs-es/recursos/integracion-de-webhook'},
  ],
};

/** Questions that the search page offers before anything is typed, and where it finds nothing. */
export const searchExamples: Localized<readonly string[]> = {
  en: ['cédula colombia', 'verify a business', 'liveness', 'otp_does_not_match', '/v2/mx/curp', 'receive webhooks'],
  es: [
    'cédula colombia',
    'validar una empresa',
    'prueba de vida',
    'otp_does_not_match',
    '/v2/mx/curp',
    'recibir webhooks',
  ],
};
