import {YamlParseError, type BaseResolver} from '@redocly/openapi-core';
import {ContractError, type ContractProblem} from './ContractError';

/** `missed comma between flow collection entries in "/…/a.yaml" (185:16)` */
function syntaxProblem({message, source, line, col}: YamlParseError): ContractProblem {
  const what = message.replace(/ in ".*$/s, '');
  return {
    file: source.absoluteRef,
    line,
    column: col,
    message: `the file is no YAML from here on: ${what}. Fix this line or the one above it.`,
  };
}

/**
 * Refuses files that are no YAML. Redocly reports one again for each reference to it, and its bundler leaves it out and goes
 * on, so that everything in it seems to be missing.
 *
 * @param resolver - that has read the files
 * @throws ContractError with one problem for each such file
 */
export async function refuseUnparsed(resolver: BaseResolver): Promise<void> {
  const documents = await Promise.allSettled(resolver.cache.values());
  const unparsed = documents.flatMap((document): YamlParseError[] =>
    document.status === 'rejected' && document.reason instanceof YamlParseError ? [document.reason] : [],
  );
  if (unparsed.length > 0) {
    throw new ContractError(unparsed.map(syntaxProblem));
  }
}
