import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {request} from 'node:http';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startNginx, type RunningNginx} from '../../scripts/serving/startNginx';
import type {HeaderRule} from '../../config/headers';
import {headersOf, ruleExpression} from '../../src/delivery/headers/formats';
import {readRedirects} from '../../src/delivery/redirects/readRedirects';

const build = path.resolve(__dirname, '../../build');
const redirects = readRedirects(path.resolve(__dirname, '../..'));
const rules = JSON.parse(readFileSync(path.join(build, '.deploy/headers.json'), 'utf8')) as readonly HeaderRule[];
const files = globSync('**/*', {cwd: build, dot: true, ignore: ['.deploy/**', '**/404.html']}).sort();

let nginx: RunningNginx;

beforeAll(async () => {
  nginx = await startNginx(build);
});

afterAll(async () => {
  await nginx.stop();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A request as it goes over the wire: `fetch` would follow redirects and unpack the body. */
function get(pathname: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${nginx.origin}${pathname}`, {headers}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts)});
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('nginx with the configuration that the build made', () => {
  it.each(rules)('sends all headers of a file of "$path"', async (rule) => {
    const file = files.find((name) => ruleExpression(rule, '').test(name));
    expect(file, `No file of the site is one of "${rule.path}".`).toBeDefined();
    const {status, headers} = await get(`/${file?.replace(/(?:(?:^|\/)index)?\.html$/, '')}`);
    expect([status, headers.server]).toEqual([200, 'nginx']);
    for (const [name, value] of Object.entries(headersOf(rules, file ?? ''))) {
      const sent = headers[name.toLowerCase()];
      // nginx says itself that it may compress.
      expect(name === 'Vary' ? String(sent).replace('Accept-Encoding, ', '') : sent, name).toBe(value);
    }
  });

  it.each(redirects)('leads from $from to $to, with the headers', async ({from, to}) => {
    const {status, headers} = await get(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect((await get(to)).status).toBe(200);
  });

  it.each([
    ['/no/such/page', 'en', 'Page not found'],
    ['/docs-es/no/such/page', 'es', 'Página no encontrada'],
    ['/.deploy/headers.json', 'en', 'Page not found'],
  ])('has nothing at %s', async (pathname, lang, title) => {
    const {status, body, headers} = await get(pathname);
    expect([status, headers['x-content-type-options']]).toEqual([404, 'nosniff']);
    expect(body.toString()).toMatch(new RegExp(`<html lang="?${lang}"?[\\s\\S]*${title}`));
  });

  it('sends what was compressed ahead', async () => {
    const plain = await get('/identity/colombia');
    const zipped = await get('/identity/colombia', {'Accept-Encoding': 'gzip'});
    const brotli = await get('/identity/colombia', {'Accept-Encoding': 'br, gzip'});
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.body.length).toBeLessThan(zipped.body.length);
  });

  it.each([
    ['/', '/index.md'],
    ['/docs-es/identidad/colombia', '/docs-es/identidad/colombia.md'],
  ])('answers %s with the copy %s for who asks for Markdown', async (pathname, copy) => {
    const {status, headers, body} = await get(pathname, {Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1'});
    expect([status, headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.vary).toBe('Accept-Encoding, Accept');
    expect(body.equals((await get(copy)).body)).toBe(true);
    const zipped = await get(pathname, {Accept: 'text/markdown', 'Accept-Encoding': 'gzip'});
    expect(gunzipSync(zipped.body).equals(body)).toBe(true);
  });

  it.each(['text/html, text/markdown', 'text/html,application/xhtml+xml,*/*;q=0.8', '*/*'])(
    'answers with the page for Accept: %s',
    async (accept) => {
      const {headers} = await get('/identity/colombia', {Accept: accept});
      expect([headers['content-type'], headers.vary]).toEqual(['text/html; charset=utf-8', 'Accept-Encoding, Accept']);
    },
  );

  it('sends files and redirects as ever to who asks for Markdown', async () => {
    const accept = {Accept: 'text/markdown'};
    expect((await get('/openapi.en.json', accept)).headers['content-type']).toBe('application/json; charset=utf-8');
    expect((await get('/docs', accept)).headers.location).toBe('/intro');
    expect((await get('/no/such/page', accept)).status).toBe(404);
  });
});
