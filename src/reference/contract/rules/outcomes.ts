import {rule} from './rule';
import {successMedia, type OutcomeNode} from './successMedia';

interface OperationNode {
  'x-outcomes'?: {kind?: unknown; reason?: unknown};
  responses?: Record<string, unknown>;
}

/**
 * Everything that a successful answer may say is a named example: what came out, what it means, and a whole body. An
 * operation with one outcome says why, so that nobody has to guess whether the others were forgotten.
 */
export const outcomes = rule<OperationNode>('Operation', (operation, report, {resolve}) => {
  const media = successMedia(operation, resolve);
  if (media === undefined) {
    return;
  }
  const place = ['responses', media.status];
  if (media.example !== undefined) {
    report(
      place,
      'The answer has an "example". Give "examples" in its place: an entry for each outcome, with "summary", "description" and "value".',
    );
    return;
  }
  const entries = Object.entries(media.examples ?? {});
  for (const [name, example] of entries) {
    const {summary, description, value} = resolve<OutcomeNode>(example).node ?? example;
    if (!summary || !description || value === undefined) {
      report(
        place,
        `The outcome "${name}" is incomplete. Give "summary" (what came out), "description" (what it means and what the caller does) and "value" (the body).`,
      );
    }
  }
  const {kind, reason} = operation['x-outcomes'] ?? {};
  const saysSingle = kind === 'single' && typeof reason === 'string' && reason !== '';
  if (entries.length === 0) {
    report(place, 'The answer has no outcome. Add at least one entry to "examples".');
  } else if (entries.length === 1 && !saysSingle) {
    report(
      place,
      'The answer has one outcome. Add the others, or say why there are none: "x-outcomes: { kind: single, reason: … }" beside "operationId".',
    );
  } else if (entries.length > 1 && operation['x-outcomes'] !== undefined) {
    report(['x-outcomes'], '"x-outcomes" says that there is one outcome, but the answer has several. Take it away.');
  }
});
