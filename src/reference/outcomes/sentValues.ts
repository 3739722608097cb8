import {isNode} from '../json';

/** The values of a request. */
export interface Sent {
  /** Those of path, query and headers by name. */
  parameters: Readonly<Record<string, unknown>>;
  body: unknown;
}

function flatten(value: unknown, name: string, into: Map<string, unknown>): void {
  into.set(name, value);
  if (isNode(value)) {
    for (const [key, part] of Object.entries(value)) {
      flatten(part, `${name}.${key}`, into);
    }
  }
}

/** The values by the names under which `x-sandbox` speaks of them: `documentNumber`, `body.phone`. */
export function namedValues({parameters, body}: Sent): Map<string, unknown> {
  const named = new Map<string, unknown>(Object.entries(parameters));
  flatten(body, 'body', named);
  return named;
}
