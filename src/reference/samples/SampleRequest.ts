import type {Parameter} from '../contract/schema';
import type {Operation} from '../contract/types';
import {printedValue} from '../json';
import {visibleJson} from './quoted';

/** A request as the samples print it. */
export interface SampleRequest {
  /** Upper case. */
  method: string;
  /** Address with its encoded query. */
  url: string;
  /** Address without its query. */
  baseUrl: string;
  /** Query parameters, decoded, in the contract's order. */
  query: readonly {name: string; value: string}[];
  /** Environment variable that holds the token; undefined where the request carries none. */
  token: string | undefined;
  /** Headers beside those of the token and the body. */
  headers: readonly {name: string; value: string}[];
  /** JSON body; undefined where there is none. */
  body: unknown;
  /** How long to wait for the answer. */
  timeoutSeconds: number;
}

/** How long a client waits for an answer, unless the contract says otherwise: docs/platform/retries.mdx. */
const usualTimeout = 30;

/**
 * Writes a request in one language, in the shortest idiomatic form that reads the token from the environment and shows
 * what to do when the answer is an error.
 */
export type SampleWriter = (request: SampleRequest) => string;

/**
 * The request that the samples of an operation make, with the examples of the contract: all parameters that are required,
 * and the optional ones that have an example.
 *
 * @throws if a parameter that is required has no example
 */
export function sampleRequest(operation: Operation): SampleRequest {
  const sent = operation.parameters
    .filter(({required, example}) => required || example !== undefined)
    .map(({name, in: place, example}) => {
      if (example === undefined) {
        throw new Error(`${operation.id}: the parameter "${name}" is required and has no "example" in the contract.`);
      }
      return {name, place, values: [example].flat().map(printedValue)};
    });
  const path = sent
    .filter(({place}) => place === 'path')
    .reduce((url, {name, values}) => url.replace(`{${name}}`, encodeURIComponent(values.join(','))), operation.path);
  const pairs = (wanted: Parameter['in']): {name: string; value: string}[] =>
    sent.filter(({place}) => place === wanted).flatMap(({name, values}) => values.map((value) => ({name, value})));
  const query = pairs('query');
  const baseUrl = `${operation.server}${path}`;
  const search = query.map(({name, value}) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&');
  return {
    method: operation.method.toUpperCase(),
    url: search === '' ? baseUrl : `${baseUrl}?${search}`,
    baseUrl,
    query,
    token: operation.token?.variable,
    headers: pairs('header'),
    body: operation.requestBody?.example,
    timeoutSeconds: operation.timeoutSeconds ?? usualTimeout,
  };
}

/**
 * JSON of a body, laid out in lines, without characters that are not seen.
 *
 * @param indent - put before every line but the first
 */
export function formatBody(body: unknown, indent = ''): string {
  return visibleJson(body, 2).replaceAll('\n', `\n${indent}`);
}
