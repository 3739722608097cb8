import {copyWith, isNode} from '../../../src/reference/json';
import type {Call} from './effects/types';

/** Texts that are so long that they mean the same wherever they are. */
const isTelling = (value: unknown): boolean => typeof value === 'string' && value.length >= 6;

/**
 * An example of the contract with what was sent in the place of what the contract's own request sends: a field of the same name
 * that has the value of that request, and a long text, such as a test number, wherever it is.
 */
export function echo(example: unknown, {operation, parameters, body}: Call): unknown {
  const {requestBody, sandbox} = operation;
  const shown = new Map([
    ...operation.parameters.map(({name, example: own}) => [name, own] as const),
    ...Object.entries(isNode(requestBody?.example) ? requestBody.example : {}),
  ]);
  const sent: Readonly<Record<string, unknown>> = {...parameters, ...body};
  const tested = sandbox === undefined || sandbox === 'none' ? {field: '', outcomes: {}} : sandbox;
  const field = tested.field.replace(/^body\./, '');
  return copyWith(example, (value, key) => {
    const isShown = value !== undefined && JSON.stringify(shown.get(key)) === JSON.stringify(value);
    const isTested = key === field && Object.hasOwn(tested.outcomes, String(value));
    // Who is searched by name is answered by name.
    const isSearched = key === 'fullName' && sandbox !== undefined;
    if (sent[key] !== undefined && (isShown || isTested || isSearched)) {
      return sent[key];
    }
    const [same] =
      [...shown].find(([name, own]) => isTelling(value) && own === value && sent[name] !== undefined) ?? [];
    return same === undefined ? value : sent[same];
  });
}
