import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import markdownCopy from './markdown-copy';

const files: Readonly<Record<string, string>> = {
  '/': 'home',
  '/index.md': '# Home',
  '/peru': 'page',
  '/peru.md': '# Peru',
  '/search': 'search page',
};

/** A host with files, which knows nothing of Markdown. */
let host: Server;
let origin: string;

beforeAll(async () => {
  host = createServer(({url = '', headers}, response) => {
    const file = files[new URL(url, 'http://localhost').pathname];
    const isKnown = file !== undefined && headers['if-none-match'] === file;
    response.writeHead(file === undefined ? 404 : isKnown ? 304 : 200).end(isKnown ? '' : file);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

afterAll(() => host.close());

interface Asked {
  accept?: string;
  headers?: Readonly<Record<string, string>>;
  method?: string;
  body?: string;
}

async function answer(
  pathname: string,
  {accept = 'text/markdown', headers = {}, ...init}: Asked = {},
): Promise<[status: number, text: string]> {
  const request = new Request(`${origin}${pathname}`, {...init, headers: {Accept: accept, ...headers}});
  const response = await markdownCopy(request, {next: (other) => fetch(other ?? request)});
  return [response.status, await response.text()];
}

it.each([
  ['/peru', 200, '# Peru'],
  ['/peru?a=1', 200, '# Peru'],
  ['/', 200, '# Home'],
  ['/search', 200, 'search page'],
  ['/no/such/page', 404, ''],
])('answers %s with %i and "%s"', async (pathname, status, text) => {
  expect(await answer(pathname)).toEqual([status, text]);
});

it('answers who names HTML first with the page', async () => {
  expect(await answer('/peru', {accept: 'text/html, text/markdown'})).toEqual([200, 'page']);
});

it('says that a copy has not changed', async () => {
  expect(await answer('/peru', {headers: {'If-None-Match': '# Peru'}})).toEqual([304, '']);
});

it('leaves alone what is sent', async () => {
  expect(await answer('/peru', {method: 'POST', body: 'text'})).toEqual([200, 'page']);
});

describe('netlify.toml', () => {
  const file = readFileSync(path.resolve(__dirname, '../../netlify.toml'), 'utf8');

  it('runs it for what names Markdown', () => {
    expect(file).toContain('function = "markdown-copy"');
    expect(file).toContain("Accept = 'text/markdown'");
  });

  it('has no pattern that Netlify cannot read: its engine knows no look-around and no references', () => {
    expect(file).not.toMatch(/\(\?[=!<]|\\\d/);
  });
});
