import {keysOf, setAt, valueAt} from '../contract/pointers';
import type {Schemas} from '../contract/Schemas';
import type {Outcome} from '../contract/types';

/** Faults that are fixed one after the other before the example is taken as it is. */
const rounds = 20;

/**
 * Makes an answer fit its schema: what the schema does not allow becomes what the contract's example has there. So every
 * answer is one that the contract allows, whatever was echoed into it.
 *
 * @param answer - changed in place
 * @returns the answer, or the example where the answer cannot be fixed
 */
export function fit(answer: unknown, {value: example, schema}: Outcome, schemas: Schemas): unknown {
  if (schema === undefined) {
    return answer;
  }
  for (let round = 0; round < rounds; round += 1) {
    const fault = schemas.fault(schema, answer);
    if (fault === undefined) {
      return answer;
    }
    const {missingProperty, additionalProperty} = fault.params as Record<string, string | undefined>;
    const place = keysOf(fault.instancePath);
    const wrong = missingProperty ?? additionalProperty;
    const keys = wrong === undefined ? place : [...place, wrong];
    setAt(answer, keys, structuredClone(valueAt(example, keys)));
  }
  return structuredClone(example);
}
