import type {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import type {WebhookEvent} from '../../../../src/reference/contract/types';
import {factsAnswer, language, listAnswer, lookUp, offset, readOnly, shortText} from '../answer';
import type {Library, Shelf} from '../Library';
import {requestOf} from '../operationOf';
import {findSection} from '../sections';

/** Id of the section that says what a delivery does not prove. */
const proofSection = '#proof';

/** `type` of the event, as deliveries of each kind of flow have it. */
const typesOf = ({suffix, flows}: WebhookEvent): string[] => flows.map((flow) => `${flow}_${suffix}`);

/** The operations that may cause an event. */
const sendersOf = (shelf: Shelf, {suffix}: WebhookEvent) =>
  [...shelf.operations().values()].filter(({emits}) => emits.includes(suffix));

function eventFacts(shelf: Shelf, event: WebhookEvent): object {
  const {suffix, summary, description, example} = event;
  const {eventsPage, pages} = shelf.data;
  return {
    event: suffix,
    types: typesOf(event),
    happened: summary,
    receiver: description,
    causedBy: sendersOf(shelf, event).map((operation) => ({
      operation: operation.id,
      request: requestOf(operation),
      summary: operation.summary,
    })),
    check: findSection(pages[eventsPage] ?? '', proofSection),
    page: `${eventsPage}#event-${suffix.replaceAll('_', '-')}`,
    example,
  };
}

/** `get_event`: what webhooks get. */
export function addEventTool(server: McpServer, library: Library): void {
  server.registerTool(
    'get_event',
    {
      title: 'Read an event of webhooks',
      description:
        'An event that the API sends to webhooks: when, which operations cause it, what the receiver does, how to check that it is true, a whole delivery. Without an event it lists them.',
      inputSchema: {
        event: shortText
          .optional()
          .describe('Name ("app_registration_completed") or "type" ("onboarding_app_registration_completed")'),
        offset,
        language,
      },
      annotations: readOnly,
    },
    ({event: asked, offset: start, language: locale}) => {
      const shelf = library.in(locale);
      const events = [...shelf.events().values()];
      if (asked === undefined) {
        const found = events.map((event) => ({event: event.suffix, flows: event.flows, happened: event.summary}));
        return listAnswer(found, {name: 'events', offset: start, narrower: ''});
      }
      const byType = events.find((event) => typesOf(event).includes(asked));
      return factsAnswer(eventFacts(shelf, byType ?? lookUp(shelf.events(), asked, 'event', 'get_event')));
    },
  );
}
