import type {Operation} from '../contract/types';
import * as clients from './clients';
import {sampleLanguages, type SampleLanguageId} from './languages';
import {sampleRequest, type SampleWriter} from './SampleRequest';

const writers: Readonly<Record<SampleLanguageId, SampleWriter>> = clients;

export interface CodeSample {
  language: SampleLanguageId;
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
  const request = sampleRequest(operation);
  return sampleLanguages.map(({id, grammar}) => ({language: id, grammar, code: writers[id](request)}));
}
