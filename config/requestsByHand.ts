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
  'integrations/avalanche': 'Asks a node of the chain, which is not in the contract; its workflow is to be written.',
  'access/access': 'Its workflow is to be written.',
  'biometrics/zero-knowledge-face-proofs-overview': 'Its workflow is to be written.',
  'integrations/blockdag': 'Its workflow is to be written.',
  'integrations/blockdag-milestone-one': 'Its workflow is to be written.',
  'integrations/blockdag-milestone-two': 'Its workflow is to be written.',
  'integrations/blockdag-milestone-three': 'Its workflow is to be written.',
  'resources/email-access-example': 'Its workflow is to be written.',
  'resources/webhook-integration': 'Its workflow is to be written.',
  'smart-enroll-self-hosted/smart-enroll-self-hosted': 'Its workflow is to be written.',
  'smart-scan/smart-scan': 'Its workflow is to be written.',
  'smartcheck/smartcheck': 'Its workflow is to be written.',
  'smartenroll/smartenroll': 'Its workflow is to be written.',
};
