import type {Sent} from '../../../../src/reference/outcomes/sentValues';
import type {PlayedOperation} from '../contract/types';

/** What came in, before it is known which operation it is for. */
export interface SandboxRequest {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: RequestBody;
}

/** A body as far as it could be read. */
export type RequestBody = {kind: 'none'} | {kind: 'json'; value: unknown} | {kind: 'notJson'} | {kind: 'tooLarge'};

/** The values of a request; those of the path apart, too, and lists as lists. */
export interface SentValues extends Sent {
  path: Readonly<Record<string, string>>;
}

/** Reads the values that an operation knows out of a request. */
export function sentValues(
  operation: PlayedOperation,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams,
  {headers, body}: SandboxRequest,
): SentValues {
  const parameters: Record<string, unknown> = {...path};
  for (const {name, in: place, example} of operation.parameters) {
    if (place === 'header') {
      const value = headers[name.toLowerCase()];
      if (value !== undefined) {
        parameters[name] = value;
      }
    } else if (place === 'query' && query.has(name)) {
      // A list may come as several parameters or with commas.
      const all = query.getAll(name);
      parameters[name] =
        Array.isArray(example) || name.endsWith('[]') ? all.flatMap((value) => value.split(',')) : all[0];
    }
  }
  return {path, parameters, body: body.kind === 'json' ? body.value : undefined};
}
