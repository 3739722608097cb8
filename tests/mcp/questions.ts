import {releaseDates} from '../../src/reference/history/releaseFiles';

type Ask = [tool: string, args: Record<string, unknown>];

/** What an integrator asks an assistant, what that asks the server, and what the answers have to hold. */
export const questions: {question: string; asks: Ask[]; holds: string[]; lacks?: RegExp}[] = [
  {
    question: 'Which check do I use to open an account for a Colombian citizen?',
    asks: [
      ['read_page', {page: '/platform/decisions', section: 'Which check for what'}],
      ['get_operation', {operation: 'GET /v2/co/cedula/extra', part: 'parameters'}],
    ],
    holds: ['identity/colombia-full-id', '"operation":"checkIdentityColombiaFullId"', '"name":"date"'],
  },
  {
    question: 'Which token does the synchronisation of a registration take, and where do I get it?',
    asks: [['get_operation', {operation: 'syncAppRegistration'}]],
    holds: [
      'REGISTRATION_TOKEN',
      '{"operation":"createAppRegistration","request":"POST /v2/app-registrations","field":"/data/token"}',
      '"createAppRegistration":"PT120M"',
    ],
  },
  {
    question: 'What does insufficient_credits mean, and was I charged?',
    asks: [['list_errors', {key: 'insufficient_credits'}]],
    holds: ['"class":"credits","charged":"no"'],
  },
  {
    question: 'Which event tells me that a person has to review a document, and what comes with it?',
    asks: [
      ['get_event', {}],
      ['get_event', {event: 'onboarding_document_validation_manual_verification_required'}],
    ],
    holds: ['"operation":"createRegistrationDocumentValidation"', '"example":{"type":"onboarding_document_validation_'],
  },
  {
    question: 'Show me a whole onboarding in JavaScript.',
    asks: [
      ['get_workflow', {}],
      ['get_workflow', {workflow: 'onboarding-by-api', code: 'javascript'}],
    ],
    holds: ['"id":"onboarding-by-api"', '/v2/app-registrations', 'await'],
  },
  {
    question: 'How do I read the answer of a screening against OFAC?',
    asks: [['get_operation', {operation: 'GET /v2/ofac'}]],
    holds: ['"fields":["data.foundInOFAC"', '"name":"possibleMatch"'],
  },
  {
    question: 'The source is down. When do I ask again?',
    asks: [
      ['list_errors', {key: 'Endpoint_out_of_service'}],
      ['read_page', {page: '/platform/retries', section: '#what-to-repeat'}],
    ],
    holds: ['"class":"later"', '1, 5 and 30 minutes', '{#what-to-repeat}'],
  },
  {
    question: 'How do I force a possible match on my machine?',
    asks: [
      ['search_docs', {query: 'force an outcome on my machine'}],
      ['read_page', {page: '/local-sandbox', section: '#force'}],
    ],
    holds: ['"page":"/local-sandbox"', 'example=possibleMatch'],
  },
  {
    question: 'Which test number finds somebody in Peru?',
    asks: [['get_operation', {operation: 'checkIdentityPeru'}]],
    holds: ['"testValues":{"field":"documentNumber"', '"10000001":"found"'],
  },
  {
    question: 'How do I know that a webhook is from the API?',
    asks: [
      ['search_docs', {query: 'how do I verify a webhook'}],
      ['read_page', {page: '/platform/webhooks', section: '#proof'}],
    ],
    holds: ['"page":"/platform/webhooks"', 'A delivery is not signed', 'Read that record by its `_id`'],
  },
  {
    question: 'What changed in the API, and what breaks my client?',
    asks: [['list_changes', {breaking: true}]],
    holds: [`"date":"${releaseDates('.')[0] ?? 'no release'}"`],
  },
  {
    question: 'What do I do at a second 404?',
    asks: [['read_page', {page: '/platform/decisions#second-404'}]],
    holds: ['There is no such person, company or vehicle', '**review**'],
  },
  {
    question: 'Which operations return residenceExpiration?',
    asks: [['find_operations', {returns: 'residenceExpiration'}]],
    holds: ['{"total":1,"operations":[{"operation":"checkIdentityPeruForeignerId"', '["data.residenceExpiration"]'],
  },
  {
    question: 'Give me a sample in PHP for a Peruvian DNI with this number.',
    asks: [
      ['find_operations', {country: 'Perú', words: 'dni citizen'}],
      ['get_sample', {operation: 'checkIdentityPeru', code: 'php', values: {documentNumber: '40112233'}}],
    ],
    holds: ['"operation":"checkIdentityPeru"', '<?php\n', "getenv('API_TOKEN')", 'documentNumber=40112233'],
  },
  {
    question: 'What do I do on 409 in Colombia?',
    asks: [['list_errors', {status: 409, country: 'Colombia'}]],
    holds: ['"key":"MissingParameter","statuses":["409"]', '"checkIdentityColombia"'],
    lacks: /check\w*(?:Peru|Chile)/,
  },
  {
    question: 'Does my request fit?',
    asks: [
      ['validate_request', {operation: 'GET /v3/pe/cedula', query: {documentType: 'CC', documentNumer: '1'}}],
      ['validate_request', {operation: 'checkIdentityPeru', query: {documentType: 'DNI', documentNumber: '10000001'}}],
    ],
    holds: [
      '"fits":false,"mistakes":[{"in":"query","field":"documentNumber","rule":"required"',
      '{"in":"query","field":"documentType","rule":"enum"',
      'documentNumer in the query. Did you mean \\"documentNumber\\"?',
      '"fits":true,"mistakes":[]',
    ],
  },
];
