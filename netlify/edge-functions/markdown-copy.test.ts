import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {markdownFirst} from '../../src/copies/markdownFirst';
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
  host = createServer(({url = ''}, response) => {
    const file = files[new URL(url, 'http://localhost').pathname];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

afterAll(() => host.close());

async function answer(pathname: string): Promise<[status: number, text: string]> {
  const request = new Request(`${origin}${pathname}`, {headers: {Accept: 'text/markdown'}});
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

describe('netlify.toml', () => {
  it('runs it for what asks for Markdown first', () => {
    const file = readFileSync(path.resolve(__dirname, '../../netlify.toml'), 'utf8');
    expect(file).toContain(`function = "markdown-copy"`);
    expect(file).toContain(`Accept = '${markdownFirst}'`);
  });
});
