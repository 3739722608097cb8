import {within, type OutlineItem} from './types';

/** What is not about calls: roadmap, programmes, legal texts. */
export const company: readonly OutlineItem[] = [
  {
    label: {en: 'Company', es: 'Empresa'},
    description: {
      en: 'Roadmap, programmes, partners and legal texts.',
      es: 'Hoja de ruta, programas, aliados y textos legales.',
    },
    slug: {en: '/company', es: '/empresa'},
    items: [
      {
        label: {en: 'Roadmap 2025', es: 'Hoja de ruta 2025'},
        description: {en: 'The quarters of 2025, by product.', es: 'Los trimestres de 2025, por producto.'},
        slug: {en: '/roadmap', es: '/hoja-ruta'},
        items: [...within('roadmap', 'q1-2025', 'q2-2025', 'q3-2025', 'q4-2025')],
      },
      'legal/enterprises-hub',
      'verify-partners',
      'legal/team-members',
      {
        label: {en: 'Legal texts', es: 'Textos legales'},
        description: {
          en: 'Privacy, terms and service levels, as templates that the provider completes.',
          es: 'Privacidad, términos y niveles de servicio, como plantillas que el proveedor completa.',
        },
        slug: {en: '/legal', es: '/legal'},
        items: [
          ...within(
            'legal',
            'privacy-policy',
            'terms-and-conditions',
            'terms-of-use',
            'service-level-agreement',
            'smartcheck-terms-and-conditions-of-use',
          ),
        ],
      },
    ],
  },
];
