import type {TestValues} from '../../../../src/reference/outcomes/testValues';
import {below, isNode, locate, type Node} from './pointers';

/** Statuses of the answers that a parameter names, by the keys of its `x-sandbox`. */
const statuses: Readonly<Record<string, string>> = {
  notFound: '404',
  error: '500',
  found: '200',
  hit: '200',
  clean: '200',
};

/** The test numbers that a parameter names; every other value is found. */
function ofParameter({name, 'x-sandbox': values}: Node): TestValues | undefined {
  if (!isNode(values)) {
    return undefined;
  }
  const outcomes = Object.entries(values).flatMap(([key, value]) => {
    const status = statuses[key];
    return status === undefined ? [] : [[String(value), status]];
  });
  return {field: String(name), outcomes: {...Object.fromEntries(outcomes), '/./': '200'}};
}

/**
 * The test values of an operation (`x-sandbox`), or of the first of its parameters that has some.
 *
 * @param pointer - where the operation stands in the document
 */
export function readTestValues(document: object, pointer: string): TestValues | undefined {
  const {node: operation} = locate(document, pointer);
  const own = operation['x-sandbox'];
  if (isNode(own)) {
    return isNode(own.outcomes) ? (own as unknown as TestValues) : undefined;
  }
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  return parameters
    .map((_, index) => ofParameter(locate(document, below(pointer, 'parameters', String(index))).node))
    .find((values) => values !== undefined);
}
