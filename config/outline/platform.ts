import {within, type OutlineItem} from './types';

/** Accounts, names, licences and projects of the ZelfProof API and of v3. */
export const platform: readonly OutlineItem[] = [
  {
    label: {en: 'ZelfProof API and projects v3', es: 'API de ZelfProof y proyectos v3'},
    description: {
      en: 'Accounts, licences, names and proofs of the ZelfProof API, and the projects of v3.',
      es: 'Cuentas, licencias, nombres y pruebas de la API de ZelfProof, y los proyectos de v3.',
    },
    slug: {en: '/api', es: '/api'},
    items: [
      {
        label: {en: 'Accounts', es: 'Cuentas'},
        description: {
          en: 'Open, verify, change and delete an account.',
          es: 'Crear, verificar, cambiar y eliminar una cuenta.',
        },
        slug: {en: '/api/accounts', es: '/api/cuentas'},
        items: [
          ...within(
            'api/accounts',
            'create-account',
            'verify-account',
            'authenticate',
            'update-account',
            'change-password',
            'delete-account',
          ),
        ],
      },
      {
        label: {en: 'Names (tags)', es: 'Nombres (etiquetas)'},
        description: {en: 'Search, lease, preview and open names.', es: 'Buscar, alquilar, ver y descifrar nombres.'},
        slug: {en: '/api/tags', es: '/api/etiquetas'},
        items: [
          ...within(
            'api/tags',
            'search-tag',
            'search-by-domain',
            'preview-tag',
            'preview-zelfproof',
            'lease-tag',
            'lease-offline',
            'lease-recovery',
            'decrypt-tag',
          ),
          ...within('airdrop', 'pricing-per-domain', 'airdrop-rules'),
        ],
      },
      {
        label: {en: 'Licences', es: 'Licencias'},
        description: {
          en: 'A domain of your own in the name service.',
          es: 'Un dominio propio en el servicio de nombres.',
        },
        slug: {en: '/api/licenses', es: '/api/licencias'},
        items: [...within('api/licenses', 'create-license', 'get-licenses', 'get-my-license', 'delete-license')],
      },
      {
        label: {en: 'ZelfProofs', es: 'ZelfProofs'},
        description: {en: 'Make, preview and open proofs on this API.', es: 'Crear, ver y abrir pruebas en esta API.'},
        slug: {en: '/functions', es: '/funciones'},
        items: [
          ...within(
            'functions',
            'authentication',
            'create-zelfproof',
            'create-qr-zelfproof',
            'preview-zelfproof',
            'decrypt-zelfproof',
          ),
        ],
      },
      {
        label: {en: 'Projects v3', es: 'Proyectos v3'},
        description: {en: 'Projects and their flows in version 3.', es: 'Proyectos y sus flujos en la versión 3.'},
        slug: {en: '/api/projects', es: '/api/proyectos'},
        items: [
          ...within(
            'api/projects',
            'projects-create',
            'projects-list',
            'projects-show',
            'projects-update',
            'projects-delete',
          ),
          ...within('api/project-flows', 'project-flows-update', 'project-flows-delete'),
        ],
      },
    ],
  },
  {
    label: {en: 'Integrations', es: 'Integraciones'},
    description: {en: 'The name service on other networks.', es: 'El servicio de nombres en otras redes.'},
    slug: {en: '/integrations', es: '/integraciones'},
    items: [
      'integrations/avalanche',
      {
        label: {en: 'BlockDAG', es: 'BlockDAG'},
        description: {
          en: 'Names and wallet addresses on BlockDAG, in four milestones.',
          es: 'Nombres y direcciones en BlockDAG, en cuatro hitos.',
        },
        doc: 'integrations/blockdag',
        items: [
          ...within(
            'integrations',
            'blockdag-milestone-one',
            'blockdag-milestone-two',
            'blockdag-milestone-three',
            'blockdag-milestone-four',
          ),
        ],
      },
    ],
  },
];
