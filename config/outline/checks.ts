import {countries, countryPage} from '../countries';
import {within, type OutlineItem} from './types';

/** Look-ups in official and public sources, by subject and country. */
export const checks: readonly OutlineItem[] = [
  {
    label: {en: 'Countries', es: 'Países'},
    description: {
      en: 'Every check of a country on one page: people, businesses, vehicles, licences and records.',
      es: 'Todas las validaciones de un país en una página: personas, empresas, vehículos, licencias y antecedentes.',
    },
    slug: {en: '/countries', es: '/paises'},
    isAlphabetical: true,
    items: countries.map(countryPage),
  },
  {
    label: {en: 'Identity', es: 'Identidad'},
    description: {
      en: 'Look a person up in the official registry of their country by the number of their document.',
      es: 'Consultar a una persona en el registro oficial de su país por el número de su documento.',
    },
    slug: {en: '/identity', es: '/identidad'},
    isAlphabetical: true,
    items: [
      ...within('identity', 'argentina', 'bolivia', 'brazil', 'canada', 'chile'),
      {
        label: {en: 'Colombia', es: 'Colombia'},
        description: {
          en: 'Citizens, foreign residents and migrants in Colombia, each by their own document.',
          es: 'Ciudadanía, residentes extranjeros y migrantes en Colombia, cada quien con su documento.',
        },
        slug: {en: '/identity/colombia-documents', es: '/identidad/documentos-colombia'},
        items: [
          ...within(
            'identity',
            'colombia',
            'colombia-full-id',
            'colombia-foreigner-id',
            'colombia-ce',
            'colombia-pep-id',
            'colombia-ppt',
          ),
        ],
      },
      ...within(
        'identity',
        'costa-rica',
        'dominican-republic',
        'ecuador',
        'el-salvador',
        'guatemala',
        'honduras',
        'mexico',
        'panama',
        'paraguay',
      ),
      {
        label: {en: 'Peru', es: 'Perú'},
        description: {
          en: 'Citizens by their DNI, with or without the full record, and foreign residents by their CE.',
          es: 'Ciudadanía por DNI, con o sin el registro completo, y residentes extranjeros por carné de extranjería.',
        },
        slug: {en: '/identity/peru-documents', es: '/identidad/documentos-peru'},
        items: [...within('identity', 'peru', 'peru-full-id', 'peru-foreigner-id')],
      },
      ...within('identity', 'spain-citizen', 'united-states', 'uruguay'),
      {
        label: {en: 'Venezuela', es: 'Venezuela'},
        description: {
          en: 'Citizens and foreign residents of Venezuela by the number of their identity card.',
          es: 'Ciudadanía y residentes extranjeros de Venezuela por su número de cédula.',
        },
        slug: {en: '/identity/venezuela-documents', es: '/identidad/documentos-venezuela'},
        items: [...within('identity', 'venezuela', 'venezuela-foreigner-id')],
      },
    ],
  },
  {
    label: {en: 'Businesses', es: 'Empresas'},
    description: {
      en: 'Company registries and tax authorities: does a business exist, and who stands behind it.',
      es: 'Registros mercantiles y autoridades tributarias: si una empresa existe y quién responde por ella.',
    },
    slug: {en: '/business-validation', es: '/validacion-empresarial'},
    isAlphabetical: true,
    items: [
      ...within('business-validation', 'argentina', 'bolivia', 'brazil', 'canada', 'chile'),
      {
        label: {en: 'Colombia', es: 'Colombia'},
        description: {
          en: 'Tax registry, electronic invoicing and the business registry RUES.',
          es: 'Registro tributario, facturación electrónica y registro mercantil RUES.',
        },
        slug: {en: '/business-validation/colombia-sources', es: '/validacion-empresarial/fuentes-colombia'},
        items: [
          ...within(
            'business-validation',
            'rues-complete-v3',
            'colombia-dian-verification',
            'colombia-legal-invoicer-verification',
          ),
        ],
      },
      ...within('business-validation', 'costa-rica', 'mexico', 'panama', 'paraguay', 'peru', 'spain', 'united-states'),
    ],
  },
  {
    label: {en: 'Vehicles', es: 'Vehículos'},
    description: {
      en: 'Registration, fines, insurance and value of vehicles, by plate or VIN.',
      es: 'Matrícula, multas, seguro y valor de vehículos, por placa o VIN.',
    },
    slug: {en: '/vehicle-validation', es: '/validacion-vehiculos'},
    isAlphabetical: true,
    items: [
      ...within('vehicle-validation', 'argentina', 'bolivia', 'brazil', 'chile'),
      {
        label: {en: 'Colombia', es: 'Colombia'},
        description: {
          en: 'RUNT, SIMIT, Fasecolda, Bogotá and SISCONMP.',
          es: 'RUNT, SIMIT, Fasecolda, Bogotá y SISCONMP.',
        },
        doc: 'vehicle-validation/colombia',
        items: [
          ...within(
            'vehicle-validation/colombia',
            'vehicle-validation-colombia-runt-vehicle-by-plate',
            'vehicle-validation-colombia-runt-vehicle-by-plate-simplified',
            'vehicle-validation-colombia-runt-vehicle-by-vin',
            'vehicle-validation-colombia-runt-vehicle-soat-rtm',
            'vehicle-validation-colombia-runt-drivers-license',
            'vehicle-validation-colombia-simit-general-query-by-document',
            'vehicle-validation-colombia-simit-general-query-by-plate',
            'vehicle-validation-colombia-simit-fines',
            'vehicle-validation-colombia-simit-resolutions',
            'vehicle-validation-colombia-simit-agreements',
            'vehicle-validation-colombia-fasecolda-values-by-plate',
            'vehicle-validation-colombia-fasecolda-vehicle-by-code',
            'vehicle-validation-colombia-fasecolda-sinister-verification',
            'vehicle-validation-colombia-bogota-taxes',
            'vehicle-validation-colombia-bogota-vehicle-fines',
            'vehicle-validation-colombia-bogota-vehicle-accidentality',
            'vehicle-validation-colombia-bogota-pico-y-placa',
            'vehicle-validation-colombia-sisconmp-trainings',
          ),
        ],
      },
      ...within('vehicle-validation', 'costa-rica', 'ecuador', 'mexico', 'paraguay'),
      {
        label: {en: 'Peru', es: 'Perú'},
        description: {
          en: 'Vehicle data and compulsory insurance by plate.',
          es: 'Datos del vehículo y seguro obligatorio por placa.',
        },
        doc: 'vehicle-validation/peru',
        items: [...within('vehicle-validation/peru', 'peru-vehicle-information', 'peru-vehicle-insurance')],
      },
      'vehicle-validation/united-states',
    ],
  },
  {
    label: {en: 'Drivers', es: 'Conductores'},
    description: {
      en: 'Driving licences: do they exist, and are they valid.',
      es: 'Licencias de conducir: si existen y si están vigentes.',
    },
    slug: {en: '/driver-validation', es: '/validaciones-conductores'},
    items: [
      ...within(
        'driver-validation',
        'british-columbia-driver-license',
        'ontario-driver-license',
        'chile-driver-license',
        'florida-driver-license',
        'kansas-driver-license',
      ),
    ],
  },
  {
    label: {en: 'Background checks', es: 'Antecedentes'},
    description: {
      en: 'Police, disciplinary and fiscal records, and international wanted and sanctions lists.',
      es: 'Antecedentes policiales, disciplinarios y fiscales, y listas internacionales de búsqueda y de sanciones.',
    },
    slug: {en: '/background-check', es: '/verificacion-antecendentes'},
    items: [
      'background-check/brazil',
      {
        label: {en: 'Colombia', es: 'Colombia'},
        description: {
          en: 'Police, prosecution, prisons, comptroller and public contracts.',
          es: 'Policía, Procuraduría, INPEC, Contraloría y contratos públicos.',
        },
        slug: {en: '/background-check/colombia-sources', es: '/verificacion-antecendentes/fuentes-colombia'},
        items: [
          ...within(
            'background-check',
            'colombia-police-record-check',
            'colombia-police-compliance-corrective-measures',
            'colombia-disciplinary-records-attorneys-office',
            'colombia-comptroller-certificate',
            'colombia-inpec',
            'colombia-public-contracts',
          ),
        ],
      },
      {
        label: {en: 'International lists', es: 'Listas internacionales'},
        description: {
          en: 'Wanted persons and sanctions: who is searched for, and with whom dealing is forbidden.',
          es: 'Personas buscadas y sancionadas: a quién se busca y con quién no se puede operar.',
        },
        slug: {en: '/background-check/international-lists', es: '/verificacion-antecendentes/listas-internacionales'},
        items: [
          ...within(
            'background-check',
            'interpol-background-check',
            'europol-background-check',
            'fbi-background-check',
            'dea-background-check',
            'ofac-background-check',
            'onu-background-check',
          ),
        ],
      },
    ],
  },
  {
    label: {en: 'Legal and professional records', es: 'Registros legales y profesionales'},
    description: {
      en: 'Lawyers, court cases, health professionals, public servants, affiliations and voting in Colombia.',
      es: 'Abogados, procesos judiciales, profesionales de la salud, servidores públicos, afiliaciones y votación en Colombia.',
    },
    slug: {en: '/legal/records', es: '/legal/registros'},
    items: [
      ...within(
        'legal',
        'lawyer-verification',
        'certificate-of-validity-for-legal-professionals',
        'colombian-legal-processes',
        'retrieve-details-of-a-legal-process-by-number',
        'health',
        'verify-colombian-affiliations',
        'sigep-public-servant-by-name',
        'sigep-public-servant-by-number',
        'voting',
      ),
    ],
  },
];
