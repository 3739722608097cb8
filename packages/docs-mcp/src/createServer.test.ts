import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createServer} from './createServer';
import type {Library} from './Library';

let client: Client;

beforeAll(async () => {
  // What is too long is refused before anything is looked up.
  const empty = {in: () => ({data: {contract: {info: {title: 'Identity API', version: '1.0.0'}}}})};
  const [own, other] = InMemoryTransport.createLinkedPair();
  client = new Client({name: 'test', version: '1.0.0'});
  await Promise.all([createServer(empty as unknown as Library).connect(other), client.connect(own)]);
});
afterAll(() => client.close());

const long = 'a '.repeat(20_000);

it.each([
  ['search_docs', {query: long}],
  ['read_page', {page: long}],
  ['find_operations', {words: long}],
  ['find_operations', {country: long}],
  ['find_operations', {returns: long}],
  ['find_operations', {takes: long}],
  ['get_operation', {operation: long}],
  ['read_page', {page: '/', section: long}],
  ['get_workflow', {workflow: long}],
  ['get_event', {event: long}],
  ['list_changes', {operation: long}],
  ['validate_request', {operation: long}],
  ['validate_request', {operation: 'x', query: {[long]: '1'}}],
  ['validate_request', {operation: 'x', body: long.repeat(6)}],
  ['get_sample', {operation: long, code: 'php'}],
  ['get_sample', {operation: 'x', code: 'php', values: {[long]: '1'}}],
  ['get_sample', {operation: 'x', code: 'php', values: {text: long}}],
  ['list_errors', {key: long}],
  ['list_errors', {country: long}],
  ['list_errors', {operation: long}],
] as const)('%s refuses an argument that is too long, without repeating it: %#', async (name, args) => {
  const refused = await client
    .callTool({name, arguments: args})
    .then(({content, isError}) => `${String(isError)} ${JSON.stringify(content as CallToolResult['content'])}`)
    .catch(String);
  expect(refused).toMatch(/at most|too_big|<=\d+/);
  expect(refused.length).toBeLessThan(1_000);
});
