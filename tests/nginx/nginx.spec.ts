import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
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
  for (let attempt = 0; (await request('/').catch(() => undefined)) === undefined; attempt += 1) {
    expect(nginx.exitCode, 'nginx refused deploy/nginx.conf').toBeNull();
    expect(attempt).toBeLessThan(100);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});

afterAll(async () => {
  if (nginx.exitCode === null) {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
  }
  await rm(dir, {recursive: true});
});

interface Answer {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: string;
}

/** A request byte for byte: clients of Node.js refuse to send and to read what is looked for here. */
async function request(address: string, sent: Readonly<Record<string, string>> = {}): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  const lines = Object.entries({Host: 'docs.example', Connection: 'close', ...sent}).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`GET ${address} HTTP/1.1\r\n${lines.join('')}\r\n`);
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n');
  const [status = '', ...rest] = head.split('\r\n');
  const entries = rest.map((line): [string, string] => [
    line.replace(/:.*/s, '').toLowerCase(),
    line.replace(/^[^:]*: /, ''),
  ]);
  return {status: Number(status.split(' ')[1]), headers: new Map(entries), body: body.join('\r\n\r\n')};
}

const policy = /Content-Security-Policy: (.*)/.exec(built('_headers'))?.[1];
const revalidate = 'public, max-age=0, must-revalidate';

describe('headers', () => {
  it.each(['/', '/identity/colombia', '/docs', '/no/such/page', '/identity/colombia.md'])('of %s', async (address) => {
    const answer = await request(address);
    for (const [name, value] of Object.entries({
      ...headers,
      'Content-Security-Policy': policy,
      'Cache-Control': revalidate,
    })) {
      expect(answer.headers.get(name.toLowerCase()), name).toBe(value);
    }
    expect(answer.headers.get('server')).toBe('nginx');
  });

  it.each(pathHeaders)('of %s', async (pattern, expected) => {
    const script = /\/(assets\/js\/main[^" >]+)/.exec(built('index.html'))?.[1] ?? '';
    const address = {'assets/*': script, '*.md': 'identity/colombia.md'}[pattern] ?? pattern;
    const answer = await request(`/${address}`);
    for (const [name, value] of Object.entries(expected)) {
      expect(answer.headers.get(name.toLowerCase())).toBe(value);
    }
  });

  it.each(['/assets/nothing.js', '/assets/x/', '/assets/x.html'])('%s is not kept for ever', async (address) => {
    expect((await request(address)).headers.get('cache-control')).toBe(revalidate);
  });

  it('compresses, with an ETag that is not that of the plain page', async () => {
    const [plain, zipped] = [
      await request('/identity/colombia'),
      await request('/identity/colombia', {'Accept-Encoding': 'gzip'}),
    ];
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
  });
});

it.each([...readRedirects('.')])('redirects from %s to %s, which answers', async (from, to) => {
  const {status, headers: sent} = await request(from);
  expect([status, sent.get('location')]).toEqual([301, to]);
  expect((await request(to.replace(/#.*/, ''))).status).toBe(200);
});

it.each([
  ['/identity/colombia.html?a=1', '/identity/colombia?a=1'],
  ['/identity/colombia/', '/identity/colombia'],
  ['/identity/index.html', '/identity/'],
  ['/index.html', '/'],
])('%s has the address %s', async (from, to) => {
  const {status, headers: sent} = await request(from);
  expect([status, sent.get('location')]).toEqual([301, to]);
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

it('leads nobody to another host, and writes no header that somebody sent', async () => {
  for (const part of [
    '/evil.example/',
    '\\evil.example/',
    '%5Cevil.example/',
    '%09/evil.example/',
    '%0d%0aSet-Cookie:a=b',
    '@evil.example/',
  ]) {
    for (const address of [`/${part}`, `/${part}x.html`, `/${part}index.html`, `/identity${part}/`]) {
      const {status, headers: sent} = await request(address);
      expect([200, 301, 400, 404], address).toContain(status);
      expect(new URL(sent.get('location') ?? '/', 'http://docs.example').host, address).toBe('docs.example');
      expect(sent.has('set-cookie'), address).toBe(false);
    }
  }
});
