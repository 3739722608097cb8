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
    question: 'How do I read the answer of a screening against OFAC?',
    asks: [['get_operation', {operation: 'GET /v2/ofac'}]],
    holds: ['"fields":["data.foundInOFAC"', '"name":"possibleMatch"'],
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
    question: 'What do I do at a second 404?',
    asks: [['read_page', {page: '/platform/decisions#second-404'}]],
    holds: ['There is no such person, company or vehicle', '**review**'],
  },
];
