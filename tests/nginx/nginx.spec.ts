import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import * as http from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {headers, pathHeaders} from '../../config/headers';
import {readRedirects} from '../../src/delivery/redirects';
import {freePort} from '../support/freePort';
import {build, built} from '../support/pages';

let dir: string;
let nginx: ChildProcess;
let port: number;

/** Starts a real nginx with deploy/nginx.conf, in which only the paths and the port of this machine are others. */
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  port = await freePort();
  const config = (await readFile('deploy/nginx.conf', 'utf8'))
    .replaceAll('/tmp/', `${dir}/`)
    .replaceAll('/srv/site', build)
    .replace('/dev/stdout', 'off')
    // A test's own output may be a socket, which nginx cannot open.
    .replace('/dev/stderr', `${dir}/error.log`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  const file = path.join(dir, 'nginx.conf');
  await writeFile(file, process.getuid?.() === 0 ? `user root;\n${config}` : config);
  nginx = spawn('nginx', ['-p', dir, '-c', file, '-g', 'daemon off;'], {stdio: ['ignore', 'ignore', 'inherit']});
  await vi.waitFor(() => request('/'), 10_000);
});

afterAll(async () => {
  const ended = once(nginx, 'exit');
  if (nginx.kill('SIGTERM')) {
    await ended;
  }
  await rm(dir, {recursive: true});
});

/** A request for an address as it is: `fetch` would tidy it. */
async function request(address: string, sent: http.OutgoingHttpHeaders = {}) {
  const asked = http.get({host: '127.0.0.1', port, path: address, headers: sent, agent: false});
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
  const {statusCode: status, headers: answered} = response;
  return {status, headers: answered as Readonly<Record<string, string | undefined>>, body: await text(response)};
}

const policy = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1] ?? 'none in _headers';
const revalidate = 'public, max-age=0, must-revalidate';
const common = {...headers, 'Content-Security-Policy': policy, 'Cache-Control': revalidate, server: 'nginx'};
const script = /\/(assets\/js\/main[^" >]+)/.exec(built('index.html'))?.[1] ?? '';
const addressOf: Readonly<Record<string, string>> = {'assets/*': script, '*.md': 'identity/colombia.md'};

type Expected = readonly [address: string, headers: Readonly<Record<string, string | undefined>>];

it.each([
  ...['/', '/identity/colombia', '/docs', '/no/such/page', '/identity/colombia.md'].map((at): Expected => [at, common]),
  ...pathHeaders.map(([pattern, own]): Expected => [`/${addressOf[pattern] ?? pattern}`, own]),
  // Not kept for ever.
  ...['/assets/nothing.js', '/assets/x/', '/assets/x.html'].map((at): Expected => [at, {'Cache-Control': revalidate}]),
])('headers of %s', async (address, expected) => {
  const answer = await request(address);
  for (const [name, value] of Object.entries(expected)) {
    expect(answer.headers[name.toLowerCase()], name).toBe(value);
  }
});

it('compresses, with an ETag that is not that of the plain page', async () => {
  const plain = await request('/identity/colombia');
  const zipped = await request('/identity/colombia', {'Accept-Encoding': 'gzip'});
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(zipped.headers.vary).toContain('Accept-Encoding');
  expect(zipped.headers.etag).not.toBe(plain.headers.etag);
});

it.each([
  ...readRedirects('.'),
  ['/identity/colombia.html?a=1', '/identity/colombia?a=1'],
  ['/identity/colombia/', '/identity/colombia'],
  ['/identity/index.html', '/identity/'],
  ['/index.html', '/'],
])('redirects from %s to %s', async (from, to) => {
  const answer = await request(from);
  expect([answer.status, answer.headers.location]).toEqual([301, to]);
});

it.each([
  ['/no/such/page', 'en'],
  ['/docs-es/no/such/page', 'es'],
  ['/404', 'en'],
  ['/docs-es/404', 'es'],
  ['/_headers', 'en'],
  ['/_redirects', 'en'],
  ['/.deploy/policy.conf', 'en'],
  ['/identity/colombia.html.gz', 'en'],
])('%s does not exist', async (address, lang) => {
  const {status, body} = await request(address);
  expect(status).toBe(404);
  expect(body).toMatch(new RegExp(`<html[^>]* lang="?${lang}"?`));
});

it.each([
  '/evil.example/',
  '\\evil.example/',
  '%5Cevil.example/',
  '%09/evil.example/',
  '%0d%0aSet-Cookie:a=b',
  '@evil.example/',
])('%s leads nobody to another host, and writes no header', async (part) => {
  for (const address of [`/${part}`, `/${part}x.html`, `/${part}index.html`, `/identity${part}/`]) {
    const answer = await request(address);
    expect([200, 301, 400, 404], address).toContain(answer.status);
    expect(new URL(answer.headers.location ?? '/', 'http://docs.example').host, address).toBe('docs.example');
    expect(answer.headers['set-cookie'], address).toBeUndefined();
  }
});
