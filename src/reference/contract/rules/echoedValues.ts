import type {UserContext} from '@redocly/openapi-core';
import {isNode, type Node} from '../../json';
import {rule} from './rule';
import {successMedia, type OutcomeNode} from './successMedia';

interface ParameterNode {
  name?: string;
  example?: unknown;
}

interface BodyNode {
  content?: Record<string, {example?: unknown}>;
}

interface PathItemNode {
  parameters?: readonly unknown[];
}

interface OperationNode extends PathItemNode {
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

/** What the sample of an operation sends, by the names of parameters and of fields of the body. */
function sentValues(operation: OperationNode, path: PathItemNode, resolve: UserContext['resolve']): Node {
  const parameters = [...(path.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => {
    const {name = '', example} = resolve(parameter as ParameterNode).node ?? {};
    return [name, example] as const;
  });
  const body = resolve((operation.requestBody ?? {}) as BodyNode).node?.content?.['application/json']?.example;
  return {...Object.fromEntries(parameters), ...(isNode(body) ? body : {})};
}

/** The fields of an answer, of its `data`, or of the first record of a list. */
function answeredFields(value: unknown): Node {
  const data = isNode(value) && 'data' in value ? value.data : value;
  const record: unknown = Array.isArray(data) ? data[0] : data;
  return isNode(record) ? record : {};
}

const dateParts = (value: string): string => value.split(/[/-]/).sort().join();

/** A search answers with more than the part that was sent, a date comes in another order, a code is kept as its hash. */
function isEcho(sent: string, answered: string): boolean {
  return answered.includes(sent) || dateParts(answered) === dateParts(sent) || answered.startsWith('hash-of-');
}

/**
 * The first answer stands beside the request that the samples send: a field of both has one value in both. Texts and numbers
 * are compared; linked records and lists are not.
 */
export const echoedValues = rule<OperationNode>('Operation', (operation, report, {resolve, parent}) => {
  const media = successMedia(operation, resolve);
  const [first] = Object.values(media?.examples ?? {});
  if (media === undefined || first === undefined) {
    return;
  }
  const answered = answeredFields((resolve<OutcomeNode>(first).node ?? first).value);
  for (const [name, sent] of Object.entries(sentValues(operation, parent as PathItemNode, resolve))) {
    // What a path calls `id` is `_id` in most records.
    const value = (name === 'id' ? answered._id : undefined) ?? answered[name];
    const isCompared = [sent, value].every((side) => typeof side === 'string' || typeof side === 'number');
    if (isCompared && !isEcho(String(sent), String(value))) {
      report(
        ['responses', media.status],
        `The sample sends "${name}" as ${JSON.stringify(sent)}, and the first answer has ${JSON.stringify(value)}. Write one case: give both the same value.`,
      );
    }
  }
});
