import {afterAll, beforeAll, expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {releaseDates} from '../../src/reference/history/releaseFiles';
import {call} from './asking';
import {startPackedServer, type PackedServer} from './packedServer';

/** Bytes of all answers to the questions of an integrator. */
const budget = 80_000;

let server: PackedServer;

beforeAll(async () => {
  server = await startPackedServer();
});
afterAll(() => server.close());

type Ask = [tool: string, args: Record<string, unknown>];

/** What an integrator asks an assistant, what that asks the server, and what the answers have to hold. */
const questions: {question: string; asks: Ask[]; holds: string[]}[] = [
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
];

it('answers the twelve questions of an integrator, in few bytes', async () => {
  const sizes = new Map<string, number>();
  for (const {question, asks, holds} of questions) {
    const answers = await Promise.all(asks.map(([tool, args]) => call(server.client, tool, args)));
    const text = answers.map((answer) => answer.text).join('\n');
    expect(
      answers.filter(({isError}) => isError),
      question,
    ).toEqual([]);
    expect(
      holds.filter((fact) => !text.includes(fact)),
      `${question}\n${text.slice(0, 2_000)}`,
    ).toEqual([]);
    sizes.set(question, Buffer.byteLength(text));
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${questions.length} questions: ${total} B`);
  expect(questions).toHaveLength(12);
  expect(total, JSON.stringify([...sizes])).toBeLessThanOrEqual(budget);
});

it.each(localeCodes)('answers a list in at most 8 kB (%s)', async (language) => {
  const asks: Ask[] = [
    ['find_operations', {}],
    ['find_operations', {country: 'CO'}],
    ['list_errors', {}],
    ['list_errors', {status: 409}],
    ['list_errors', {status: 403}],
    ['get_workflow', {}],
    ['get_event', {}],
    ['list_changes', {}],
    ['search_docs', {query: 'webhook'}],
  ];
  for (const [tool, args] of asks) {
    const {text, isError} = await call(server.client, tool, {...args, language});
    expect(isError, text).toBe(false);
    expect(Buffer.byteLength(text), `${tool} ${JSON.stringify(args)}: ${text.slice(0, 300)}`).toBeLessThanOrEqual(
      8_000,
    );
  }
});
