import type {TestValues} from '../../../../src/reference/outcomes/testValues';
import {isNode, locate} from './pointers';

/**
 * The test values of an operation: its `x-sandbox`.
 *
 * @param pointer - where the operation stands in the document
 * @returns undefined where it has none
 */
export function readTestValues(document: object, pointer: string): TestValues | undefined {
  const values = locate(document, pointer).node['x-sandbox'];
  return isNode(values) && isNode(values.outcomes) ? (values as unknown as TestValues) : undefined;
}
