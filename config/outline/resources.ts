import {within, type OutlineItem} from './types';

/** The objects that logins and onboardings are made of. */
export const resources: readonly OutlineItem[] = [
  {
    label: {en: 'Resources', es: 'Recursos'},
    description: {
      en: 'Projects, flows, logins, onboardings and their validations.',
      es: 'Proyectos, flujos, inicios de sesión, inscripciones y sus validaciones.',
    },
    slug: {en: '/resources', es: '/recursos'},
    items: [
      {
        label: {en: 'Projects', es: 'Proyectos'},
        description: {en: 'The set-up of a product.', es: 'La configuración de un producto.'},
        doc: 'resources/projects',
        items: [
          ...within(
            'resources',
            'the-project-object',
            'create-a-project',
            'list-all-projects',
            'retrieve-a-project',
            'update-a-project',
          ),
        ],
      },
      {
        label: {en: 'Project flows', es: 'Flujos de proyecto'},
        description: {
          en: 'One login or onboarding flow of a project.',
          es: 'Un flujo de inicio de sesión o de inscripción.',
        },
        doc: 'resources/project-flows',
        items: [
          ...within(
            'resources',
            'the-project-flow-object',
            'create-a-project-flow',
            'list-all-project-flows',
            'retrieve-a-project-flow',
            'update-a-project-flow',
          ),
        ],
      },
      {
        label: {en: 'App logins', es: 'Inicios de sesión'},
        description: {en: 'One login attempt of an end user.', es: 'Un intento de inicio de sesión de una persona.'},
        doc: 'resources/app-logins',
        items: [
          ...within(
            'resources',
            'the-app-login-object',
            'create-an-app-login',
            'list-all-app-logins',
            'retrieve-an-app-login',
            'create-an-app-login-biometric-validation',
            'validate-an-app-login-biometric-validation',
            'email-access-example',
          ),
        ],
      },
      {
        label: {en: 'App registrations', es: 'Registros de aplicación'},
        description: {en: 'One onboarding of an end user.', es: 'Una inscripción de una persona.'},
        doc: 'resources/app-registrations',
        items: [
          ...within(
            'resources',
            'the-app-registration-object',
            'create-an-app-registration',
            'list-all-app-registrations',
            'retrieve-an-app-registration',
          ),
        ],
      },
      {
        label: {en: 'Email validations', es: 'Validaciones de correo'},
        description: {en: 'Does an address belong to the person.', es: 'Si un correo pertenece a la persona.'},
        doc: 'resources/email-validations',
        items: [
          ...within(
            'resources',
            'the-email-validation-object',
            'create-an-email-validation',
            'validate-an-email-validation',
            'list-all-email-validations',
            'retrieve-an-email-validation',
          ),
        ],
      },
      {
        label: {en: 'Phone validations', es: 'Validaciones de teléfono'},
        description: {en: 'Does a number belong to the person.', es: 'Si un número pertenece a la persona.'},
        doc: 'resources/phone-validations',
        items: [
          ...within(
            'resources',
            'the-phone-validation-object',
            'create-a-phone-validation',
            'validate-a-phone-validation',
            'list-all-phone-validations',
            'retrieve-a-phone-validation',
          ),
        ],
      },
      {
        label: {en: 'Document validations', es: 'Validaciones de documento'},
        description: {
          en: 'What a document says, and whether the names agree.',
          es: 'Qué dice un documento y si los nombres coinciden.',
        },
        doc: 'resources/document-validations',
        items: [
          ...within(
            'resources',
            'the-document-validation-object',
            'create-a-name-validation',
            'list-all-document-validations',
            'retrieve-a-document-validation',
            'update-a-document-validation',
            'delete-a-document-validation',
          ),
        ],
      },
      {
        label: {en: 'Document liveness', es: 'Vivacidad de documento'},
        description: {
          en: 'Is the document in the picture physically there.',
          es: 'Si el documento de la imagen está físicamente presente.',
        },
        doc: 'resources/document-liveness',
        items: [
          ...within(
            'resources',
            'the-document-liveness-object',
            'create-a-document-liveness',
            'list-all-document-liveness',
            'retrieve-a-document-liveness',
          ),
        ],
      },
      {
        label: {en: 'Biometric validations', es: 'Validaciones biométricas'},
        description: {en: 'Is it the person, and alive.', es: 'Si es la persona y está viva.'},
        doc: 'resources/biometric-validations',
        items: [
          ...within(
            'resources',
            'the-biometric-validation-object',
            'create-a-biometric-validation',
            'list-all-biometric-validations',
            'retrieve-a-biometric-validation',
          ),
        ],
      },
      {
        label: {en: 'Persons', es: 'Personas'},
        description: {en: 'Faces enrolled for search.', es: 'Rostros inscritos para la búsqueda.'},
        doc: 'resources/persons',
        items: [
          ...within('resources', 'the-person-object', 'create-a-person', 'list-all-persons', 'retrieve-a-person'),
        ],
      },
      {
        label: {en: 'Collections', es: 'Colecciones'},
        description: {
          en: 'Groups of persons that a search is limited to.',
          es: 'Grupos de personas a los que se limita una búsqueda.',
        },
        slug: {en: '/resources/collections', es: '/recursos/colecciones'},
        items: [
          ...within(
            'resources',
            'the-collection-object',
            'create-a-collection',
            'list-all-collections',
            'retrieve-a-collection',
          ),
        ],
      },
      {
        label: {en: 'Webhooks', es: 'Webhooks'},
        description: {en: 'Events sent to a server of yours.', es: 'Eventos enviados a un servidor propio.'},
        doc: 'resources/webhooks',
        items: [
          ...within(
            'resources',
            'webhook-integration',
            'the-webhook-object',
            'create-a-webhook',
            'list-all-webhooks',
            'retrieve-a-webhook',
            'update-a-webhook',
            'delete-a-webhook',
          ),
        ],
      },
      {
        label: {en: 'Credits', es: 'Créditos'},
        description: {en: 'Movements of the balance.', es: 'Movimientos del saldo.'},
        doc: 'resources/credits',
        items: [...within('resources', 'the-credit-object', 'list-all-credit-records', 'retrieve-a-credit-record')],
      },
      {
        label: {en: 'Support tickets', es: 'Tickets de soporte'},
        description: {en: 'Requests for help.', es: 'Solicitudes de ayuda.'},
        doc: 'resources/support-tickets',
        items: [
          ...within(
            'resources',
            'the-support-ticket-object',
            'create-a-support-ticket',
            'list-all-support-tickets',
            'retrieve-a-support-ticket',
          ),
        ],
      },
    ],
  },
];
