import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {createClient, type ClientOptions} from './createClient';

let sent: Request[] = [];

beforeEach(() => {
  sent = [];
  vi.stubEnv('API_URL', '');
  vi.stubGlobal('OPERATIONS', {
    'GET /books': {server: 'https://api.example', token: 'readerToken'},
    'POST /books/{id}': {server: 'https://api.example', token: 'ownerToken'},
    'POST /sessions': {server: 'https://other.example'},
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answer = (request: Request): Promise<Response> => {
  sent.push(request);
  return Promise.resolve(Response.json({}));
};

/** Address and token of what a client sends for each operation. */
async function sendAll(options: ClientOptions): Promise<string[]> {
  const client = createClient({tokens: {readerToken: 'reader', ownerToken: 'owner'}, fetch: answer, ...options});
  await client.GET('/books');
  await client.request('post', '/books/{id}', {params: {path: {id: 1}}, body: {title: 'A'}});
  await client.POST('/sessions', {headers: {Prefer: 'example=full'}});
  return sent.map(({url, headers}) => `${url} ${headers.get('Authorization') ?? '-'}`);
}

it('sends each operation to its API, with its kind of token', async () => {
  const own = [
    'https://api.example/books Bearer reader',
    'https://api.example/books/1 Bearer owner',
    'https://other.example/sessions -',
  ];
  expect(await sendAll({})).toEqual(own);
  expect(await sent[1]?.text()).toBe('{"title":"A"}');
  expect(sent[2]?.headers.get('Prefer')).toBe('example=full');
  sent = [];
  expect(await sendAll({baseUrl: 'https://api.example/'})).toEqual(own);
});

it('sends everything to an address that is not of the contract', async () => {
  vi.stubEnv('API_URL', 'http://127.0.0.1:1');
  const hosts = (list: string[]): string[] => list.map((line) => new URL(line.split(' ')[0] ?? '').host);
  expect(hosts(await sendAll({}))).toEqual(Array(3).fill('127.0.0.1:1'));
  sent = [];
  expect(hosts(await sendAll({baseUrl: 'https://staging.example/'}))).toEqual(Array(3).fill('staging.example'));
});

it('reads the tokens for each request, and leaves the token of a request alone', async () => {
  const tokens = {readerToken: 'first'};
  const client = createClient({tokens, fetch: answer});
  await client.GET('/books');
  tokens.readerToken = 'second';
  await client.GET('/books');
  await client.GET('/books', {headers: {Authorization: 'Bearer own'}});
  expect(sent.map(({headers}) => headers.get('Authorization'))).toEqual([
    'Bearer first',
    'Bearer second',
    'Bearer own',
  ]);
});

it('ends a request after the time of its operation, unless it has a signal of its own', async () => {
  const set = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('OPERATIONS', {
    'GET /a': {server: 'https://a.example'},
    'GET /b': {server: 'https://a.example', timeout: 200},
  });
  const client = createClient({fetch: answer});
  await client.GET('/a');
  await client.GET('/b');
  expect(set.mock.calls).toEqual([[30_000], [200_000]]);
  await client.GET('/a', {signal: AbortSignal.abort()}).catch(String);
  expect(sent.map(({signal}) => signal.aborted)).toEqual([false, false, true]);
});

it('sends nothing without the token, or to a path that does not exist', async () => {
  const client = createClient({tokens: {readerToken: ''}, fetch: answer});
  await expect(client.GET('/books')).rejects.toThrow('GET /books needs "tokens.readerToken"');
  await expect(client.GET('/boks')).rejects.toThrow('The contract of this client has no GET /boks.');
  expect(sent).toEqual([]);
});
