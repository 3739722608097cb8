import {once} from 'node:events';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingMessage, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {serveSite} from './serveSite';

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'serve-'));
  const site = path.join(dir, 'site');
  await mkdir(path.join(site, '.deploy'), {recursive: true});
  await mkdir(path.join(site, 'docs-es'));
  await writeFile(path.join(dir, 'secret.txt'), 'a secret beside the site');
  await writeFile(path.join(site, 'index.html'), 'the start');
  await writeFile(path.join(site, '404.html'), 'not here');
  await writeFile(path.join(site, 'docs-es/404.html'), 'no está');
  await writeFile(path.join(site, '.deploy/headers.json'), '[]');
  await writeFile(path.join(site, '.deploy/redirects.json'), '[]');
  server = await serveSite({dir: site, port: 0});
});

afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  await rm(dir, {recursive: true});
});

/** A request as it is written: `fetch` would tidy the path up. */
async function get(pathname: string): Promise<{status: number; body: string}> {
  const {port} = server.address() as AddressInfo;
  const asked = request({host: '127.0.0.1', port, path: pathname, agent: false}).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return {status: answer.statusCode ?? 0, body: await text(answer)};
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
});
