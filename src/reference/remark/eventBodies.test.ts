import {describe, expect, it} from 'vitest';
import type {WebhookEvent} from '../contract/types';
import {differingPart, firstOfKind} from './eventBodies';

const event = (suffix: string): WebhookEvent => ({
  suffix,
  page: 'platform/webhooks',
  flows: ['login'],
  summary: 'It happened',
  description: 'Act on it.',
  example: {type: `login_${suffix}`},
});

describe('differingPart', () => {
  it('keeps other values and new fields, at every depth', () => {
    const base = {type: 'a', object: {status: 'sent', otp: {tries: 0, sent: true}, flow: 'f'}};
    const body = {type: 'b', object: {status: 'failed', otp: {tries: 1, sent: true}, flow: 'f', error: true}};
    expect(differingPart(body, base)).toEqual({type: 'b', object: {status: 'failed', otp: {tries: 1}, error: true}});
  });

  it('keeps an array whole', () => {
    expect(differingPart({keys: ['a', 'b']}, {keys: ['a']})).toEqual({keys: ['a', 'b']});
  });

  it('keeps nothing of equal bodies', () => {
    expect(differingPart({a: {b: [1]}}, {a: {b: [1]}})).toEqual({});
  });
});

describe('firstOfKind', () => {
  it('compares each event with the first of its kind', () => {
    const events = ['email_validation_created', 'email_validation_failed', 'biometric_validation_new', 'other'].map(
      event,
    );
    expect(events.map((one) => firstOfKind(one, events).suffix)).toEqual([
      'email_validation_created',
      'email_validation_created',
      'biometric_validation_new',
      'other',
    ]);
  });
});
