import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {errorKey, shouldRetry} from './errors';

beforeEach(() => {
  vi.stubGlobal('ERROR_CLASSES', {UNAUTHORIZED: 'token', sourceDown: 'later', error: 'correct'});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('finds the key of a body in the spelling of the catalogue', () => {
  expect(errorKey({code: 'Unauthorized', message: 'Log in.'})).toBe('UNAUTHORIZED');
  expect(errorKey({code: 'Conflict', message: 'sourceDown'})).toBe('sourceDown');
  expect(errorKey({error: 'A sentence.'})).toBe('error');
});

it('has no key for what it does not know', () => {
  for (const body of [{code: 'newer'}, {}, [], 'Bad Gateway', '', null, undefined]) {
    expect(errorKey(body)).toBeUndefined();
  }
});

it('repeats by the class of the key, and by the status where there is none', () => {
  expect(shouldRetry('sourceDown', 409)).toBe(true);
  expect(shouldRetry('UNAUTHORIZED', 401)).toBe(false);
  expect(shouldRetry('error', 500)).toBe(false);
  expect(shouldRetry('UNAUTHORIZED', 429)).toBe(true);
  expect(shouldRetry(undefined, 504)).toBe(true);
  expect(shouldRetry(undefined, 409)).toBe(false);
});
