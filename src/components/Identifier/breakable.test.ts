import {describe, expect, it} from 'vitest';
import {breakable} from './breakable';

describe('breakable', () => {
  it.each([
    ['onboarding_app_registration', ['onboarding_', 'app_', 'registration']],
    ['ERR_LIVENESS_FAILED', ['ERR_', 'LIVENESS_', 'FAILED']],
    ['/v2/zelf-proof/{id}/terms', ['/v2/', 'zelf-', 'proof/', '{id}/', 'terms']],
    ['https://api.acme.example/v2', ['https://', 'api.', 'acme.', 'example/', 'v2']],
    ['data.names[].code.value', ['data.', 'names[].', 'code.', 'value']],
    ['node step2.mjs _id', ['node step2.mjs _id']],
    ['{"id":"a","status":"b"}', ['{"id":"a",', '"status":"b"}']],
    ['termsAndConditionsUrl', ['termsAndConditionsUrl']],
    ['a long_name_with_parts b', ['a long_', 'name_', 'with_', 'parts b']],
  ])('splits %s', (text, parts) => {
    expect(breakable(text)).toEqual(parts);
    expect(parts.join('')).toBe(text);
  });
});
