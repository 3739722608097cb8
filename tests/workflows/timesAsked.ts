import {errorKey} from '../../src/reference/contract/errorKey';
import {holds} from '../../src/reference/workflows/criteria';
import {pauses} from '../../src/reference/workflows/programs/program';
import type {WorkflowStep} from '../../src/reference/workflows/types';

/** How often a program sends the request of a step, when it gets the same answer each time: platform/retries. */
export function timesAsked(
  {status: wanted, operation, retry, later}: WorkflowStep,
  status: string,
  body: unknown,
): number {
  if (status === wanted) {
    return retry?.criteria.every((criterion) => holds(criterion, body)) === true ? retry.limit + 1 : 1;
  }
  const key = typeof body === 'object' && body !== null ? errorKey(body as Record<string, unknown>) : '';
  const isDown = operation.method === 'get' && (Number(status) >= 500 || later.includes(key));
  return isDown || status === '429' ? pauses.length + 1 : 1;
}
