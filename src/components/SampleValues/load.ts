import {operationSamples, type CodeSample} from '../../reference/samples/operationSamples';
import {readFragment} from '../../reference/samples/readFragment';
import {fillIn, type FilledValues} from '../../reference/samples/sampleValues';
import type {Operation} from '../../reference/contract/types';

export {SampleValues} from '.';
export {FilledAnswer} from './FilledAnswer';

/**
 * Loads an operation from the files of this site.
 *
 * @param url - of its OpenAPI document
 * @throws if it is not there: a site that is served while it is written has no such files
 */
export async function loadOperation(url: string, id: string): Promise<Operation> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}. Build the site to have it.`);
  }
  return readFragment((await response.json()) as object, id);
}

/** The samples of an operation with the values that were filled in, in every language. */
export function filledSamples(operation: Operation, values: FilledValues): readonly CodeSample[] {
  return operationSamples(fillIn(operation, values));
}
