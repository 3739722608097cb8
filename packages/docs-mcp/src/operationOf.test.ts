import {expect, it} from 'vitest';
import type {Shelf} from './Library';
import {operationOf} from './operationOf';

const operations = [
  ['list', 'get', '/v2/webhooks'],
  ['create', 'post', '/v2/webhooks'],
  ['retrieve', 'get', '/v2/webhooks/{id}'],
  ['count', 'get', '/v2/webhooks/count'],
].map(([id = '', method, path]) => [id, {id, method, path, server: 'https://api.example/base'}] as const);
const shelf = {operations: () => new Map(operations)} as unknown as Shelf;

it.each([
  ['retrieve', 'retrieve'],
  ['GET /v2/webhooks', 'list'],
  ['post /v2/webhooks/', 'create'],
  ['/v2/webhooks/{id}', 'retrieve'],
  ['GET /v2/webhooks/690a1f35?expand=1', 'retrieve'],
  ['/v2/webhooks/count', 'count'],
  ['GET https://api.example/base/v2/webhooks', 'list'],
])('"%s" is %s', (asked, id) => {
  expect(operationOf(shelf, asked).id).toBe(id);
});

it.each([
  ['retreive', 'Did you mean "retrieve"?'],
  ['/v2/webhooks', 'Known: GET /v2/webhooks, POST /v2/webhooks.'],
  ['DELETE /v2/webhooks', 'Known: GET /v2/webhooks, POST /v2/webhooks.'],
  ['GET /v2/webhook', 'Did you mean "GET /v2/webhooks"?'],
  ['GET /v2/%', 'There is no operation'],
])('"%s" is refused with what there is', (asked, message) => {
  expect(() => operationOf(shelf, asked)).toThrow(message);
});
