import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {headerRules} from '../../config/headers';
import {hostileAddresses, leadsAway} from '../../src/delivery/redirects/fixtures/hostileAddresses';
import {serveSite} from './serveSite';

let dir: string;
let site: string;
const servers: Server[] = [];

const stop = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
};

async function serve(baseUrl = '/'): Promise<Server> {
  const server = await serveSite({dir: site, port: 0, baseUrl});
  servers.push(server);
  return server;
}

let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'serve-'));
  site = path.join(dir, 'site');
  const files: Readonly<Record<string, string>> = {
    '../secret.txt': 'a secret beside the site',
    'index.html': 'the start',
    'page.html': 'a page',
    'page.md': 'its copy',
    '404.html': 'not here',
    'docs-es/404.html': 'no está',
    '.well-known/known.txt': 'known',
    '.deploy/headers.json': JSON.stringify(headerRules({scriptHashes: [], baseUrl: '/'})),
    '.deploy/redirects.json': JSON.stringify([{from: '/old', to: '/page#part'}]),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(site, name)), {recursive: true});
    await writeFile(path.join(site, name), content);
  }
  server = await serve();
});

afterAll(async () => {
  await Promise.all(servers.map(stop));
  await rm(dir, {recursive: true});
});

interface Answer {
  status: number;
  body: string;
  headers: IncomingMessage['headers'];
}

/** A request as it is written: `fetch` would tidy the path up. */
async function get(pathname: string, headers = {}, {from = server, method = 'GET'} = {}): Promise<Answer> {
  const {port} = from.address() as AddressInfo;
  const asked = request({host: '127.0.0.1', port, path: pathname, method, headers, agent: false}).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return {status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers};
}

describe('serveSite', () => {
  it('answers every path, and never with a file from outside of the site', async () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2E%2e%2f',
      '%5c..',
      '%00',
      '%ff',
      '%',
      'docs-es',
      'secret.txt',
      'a',
      '',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, {maxLength: 6}), async (parts) => {
        const {status, body} = await get(`/${parts.join('/')}`);
        expect([200, 301, 302, 400, 404]).toContain(status);
        expect(body).not.toContain('a secret');
      }),
      {numRuns: 300},
    );
  });

  it.each(['/', '/some/base/'])('leads nobody to another host, below %s', async (baseUrl) => {
    const from = await serve(baseUrl);
    const {port} = from.address() as AddressInfo;
    for (const address of hostileAddresses) {
      const {status, headers} = await get(`${baseUrl}${address}`, {}, {from});
      expect(leadsAway(`http://127.0.0.1:${port}`, headers.location), `${address}: ${headers.location}`).toBe(false);
      expect([301, 400, 404], address).toContain(status);
      expect(headers['set-cookie'], address).toBeUndefined();
    }
  });

  it.each([
    ['/page.html?a=1', '/page?a=1'],
    ['/page/', '/page'],
    ['/index.html', '/'],
    ['/old?a=1', '/page?a=1#part'],
  ])('leads from %s to %s', async (from, to) => {
    const {status, headers} = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends 304 for what has not changed, with the headers', async () => {
    const {headers} = await get('/page');
    const again = await get('/page', {'If-None-Match': headers.etag});
    expect([again.status, again.body, again.headers.vary]).toEqual([304, '', 'Accept']);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it.each([
    ['/assets/nothing.js', 'not here'],
    ['/.deploy/headers.json', 'not here'],
    ['/page%0d%0a', 'not here'],
    [`/${'a'.repeat(300)}`, 'not here'],
    ['/docs-es/nothing', 'no está'],
  ])('has nothing at %s, and says so for this time only', async (pathname, body) => {
    const answer = await get(pathname);
    expect([answer.status, answer.body]).toEqual([404, body]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
  });

  it('stays where the not-found page is missing', async () => {
    await rm(path.join(site, '404.html'));
    expect((await get('/nothing')).status).toBe(404);
    await writeFile(path.join(site, '404.html'), 'not here');
  });

  it('sends copies to who asks for them, and what stands at a known place', async () => {
    expect((await get('/page', {Accept: 'text/markdown'})).body).toBe('its copy');
    expect((await get('/page', {Accept: 'text/html'})).body).toBe('a page');
    expect((await get('/.well-known/known.txt')).body).toBe('known');
  });

  it('reads only', async () => {
    const {status, headers} = await get('/page', {}, {method: 'POST'});
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});
