import type {UserContext} from '@redocly/openapi-core';
import type {Schema} from '../types';

export interface OutcomeNode {
  summary?: string;
  description?: string;
  value?: unknown;
}

export interface SuccessMedia {
  /** File in which the answer stands, where that is another than the operation's. */
  file?: string;
  status: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, OutcomeNode>;
}

/** The JSON of an operation's successful answer; undefined where the answer has no body. */
export function successMedia(
  {responses = {}}: {responses?: Record<string, unknown>},
  resolve: UserContext['resolve'],
): SuccessMedia | undefined {
  const [status, answer] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? [];
  if (status === undefined || typeof answer !== 'object' || answer === null) {
    return undefined;
  }
  const {node, location} = resolve(answer as {content?: Record<string, Omit<SuccessMedia, 'status' | 'file'>>});
  const media = node?.content?.['application/json'];
  return media && {...media, status, file: location?.source.absoluteRef};
}
