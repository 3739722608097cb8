import {HTTPSnippet, addTargetClient, type HarRequest} from '@readme/httpsnippet';
import type {Client, TargetId} from '@readme/httpsnippet/targets';
import type {Operation} from '../contract/types';
import {curl} from './clients/curl';
import {csharp} from './clients/csharp';
import {go} from './clients/go';
import {java} from './clients/java';
import {javascript} from './clients/javascript';
import {php} from './clients/php';
import {python} from './clients/python';
import {ruby} from './clients/ruby';
import {swift} from './clients/swift';
import {sampleLanguages, type SampleLanguageId} from './languages';
import {clientKey} from './SampleRequest';

/** How each language is known to httpsnippet, and who writes it. */
const targets: Record<SampleLanguageId, {target: TargetId; client: Client}> = {
  curl: {target: 'shell', client: curl},
  javascript: {target: 'javascript', client: javascript},
  python: {target: 'python', client: python},
  php: {target: 'php', client: php},
  java: {target: 'java', client: java},
  csharp: {target: 'csharp', client: csharp},
  go: {target: 'go', client: go},
  ruby: {target: 'ruby', client: ruby},
  swift: {target: 'swift', client: swift},
};

for (const {target, client} of Object.values(targets)) {
  addTargetClient(target, client);
}

/** Whether the samples send a parameter: all that are required, and the optional ones that have an example. */
function isSent({required, example}: Operation['parameters'][number]): boolean {
  return required || example !== undefined;
}

/** A value as a URL carries it: texts without quotes. */
function printed(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The request that the samples of an operation make, with the examples of the contract.
 *
 * @throws if a parameter that is required has no example
 */
export function toHarRequest(operation: Operation): HarRequest {
  const sent = operation.parameters.filter(isSent).map(({name, in: place, example}) => {
    if (example === undefined) {
      throw new Error(`${operation.id}: the parameter "${name}" is required and has no "example" in the contract.`);
    }
    return {name, place, values: [example].flat().map(printed)};
  });
  const path = sent
    .filter(({place}) => place === 'path')
    .reduce((url, {name, values}) => url.replace(`{${name}}`, encodeURIComponent(values.join(','))), operation.path);
  const body = operation.requestBody?.example;
  return {
    method: operation.method.toUpperCase(),
    url: `${operation.server}${path}`,
    httpVersion: 'HTTP/1.1',
    headers: operation.secured ? [{name: 'Authorization', value: 'Bearer'}] : [],
    queryString: sent
      .filter(({place}) => place === 'query')
      .flatMap(({name, values}) => values.map((value) => ({name, value}))),
    cookies: [],
    headersSize: -1,
    bodySize: -1,
    postData: {mimeType: 'application/json', ...(body === undefined ? {} : {text: JSON.stringify(body)})},
  };
}

export interface CodeSample {
  language: SampleLanguageId;
  label: string;
  /** Prism grammar. */
  grammar: string;
  code: string;
}

/**
 * The code that calls an operation, in every language the site offers.
 *
 * @param operation - its parameters and body carry the examples that are sent
 * @throws if a required parameter has no example
 */
export function operationSamples(operation: Operation): CodeSample[] {
  const snippet = new HTTPSnippet(toHarRequest(operation));
  return sampleLanguages.map(({id, label, grammar}) => {
    const [code] = snippet.convert(targets[id].target, clientKey) || [];
    if (code === undefined) {
      throw new Error(`${operation.id}: httpsnippet made no ${label} sample.`);
    }
    return {language: id, label, grammar, code};
  });
}
