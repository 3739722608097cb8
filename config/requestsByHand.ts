/**
 * Guides that show requests without a workflow, and why they may. `npm run check` names an entry that its page no longer
 * needs. Ids of docs pages.
 */
export const requestsByHand: Readonly<Record<string, string>> = {
  'start/quickstart': 'Its programs are files, and tests/quickstart runs them.',
  'platform/lists': 'Shows how a filter is written, in the query of one request.',
  'platform/asynchronous-checks': 'The address of the queue is not in the contract.',
  'vehicle-validation/colombia': 'Checks that do not follow each other, side by side.',
  'vehicle-validation/peru': 'Checks that do not follow each other, side by side.',
  'legal/enterprises-hub': 'Checks that do not follow each other, side by side.',
  'integrations/avalanche': 'Asks a node of the chain, which is not in the contract.',
  'resources/webhook-integration': 'Sends requests to the receiver of the reader and to the sandbox, to try it.',
};
