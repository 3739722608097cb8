import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {parseEvent} from './events';

const event = {type: 'login_ended', object: {_id: '1'}};

beforeEach(() => {
  vi.stubGlobal('EVENT_TYPES', ['login_ended']);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['an object', event],
  ['text', JSON.stringify(event)],
  ['bytes', Buffer.from(JSON.stringify(event))],
])('reads an event from %s', (_form, body) => {
  expect(parseEvent(body)).toEqual(event);
});

it.each([
  ['of a newer type', {...event, type: 'login_paused'}],
  ['without an object', {type: 'login_ended'}],
  ['with null for an object', {type: 'login_ended', object: null}],
  ['that is a list', [event]],
  ['that is no JSON', '{"type": "login_ended", "object": {'],
  ['that is empty', ''],
  ['that is absent', undefined],
])('reads none from a body %s', (_form, body) => {
  expect(parseEvent(body)).toBeUndefined();
});
