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
import {sampleRequest, type SampleWriter} from './SampleRequest';

const writers: Record<SampleLanguageId, SampleWriter> = {
  curl,
  javascript,
  python,
  php,
  java,
  csharp,
  go,
  ruby,
  swift,
};

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
  const request = sampleRequest(operation);
  return sampleLanguages.map(({id, label, grammar}) => ({language: id, label, grammar, code: writers[id](request)}));
}
