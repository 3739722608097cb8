import {describe, expect, it} from 'vitest';
import {errorKey} from './errorKey';

describe('errorKey', () => {
  it.each([
    [{code: 'FORBIDDEN', message: 'token_expired'}, 'token_expired'],
    [{code: 'method_not_set', message: '405:method_not_set'}, 'method_not_set'],
    [{code: 'Conflict', message: 'liveness_failed@0.41'}, 'liveness_failed'],
    [{code: 'MissingParameter', message: 'missing plate'}, 'MissingParameter'],
    [{error: {code: 'NotFound', message: 'Project not found', details: []}}, 'NotFound'],
    [{error: 'license_not_found', message: 'No license found for this user'}, 'license_not_found'],
    [{error: 'Protected resource, use Authorization header to get access'}, 'error'],
    [{validationError: 'missing email'}, 'validationError'],
  ])('%j has the key %s', (body, key) => {
    expect(errorKey(body)).toBe(key);
  });
});
