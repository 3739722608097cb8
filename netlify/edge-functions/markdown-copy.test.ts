import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import markdownCopy from './markdown-copy';

const files: Readonly<Record<string, string>> = {
  '/': 'home',
  '/index.md': '# Home',
  '/peru': 'page',
  '/peru.md': '# Peru',
  '/search': 'search page',
};

/** A host with files, which knows nothing of Markdown. */
function host({url, headers}: Request): Response {
  const file = files[new URL(url).pathname];
  const isKnown = file !== undefined && headers.get('If-None-Match') === file;
  return isKnown ? new Response(null, {status: 304}) : new Response(file, {status: file === undefined ? 404 : 200});
}

async function answer(
  pathname: string,
  {
    accept = 'text/markdown',
    headers = {},
    ...init
  }: {accept?: string; headers?: Record<string, string>; method?: string; body?: string} = {},
): Promise<[status: number, text: string]> {
  const request = new Request(`https://docs.example${pathname}`, {...init, headers: {Accept: accept, ...headers}});
  const response = await markdownCopy(request, {next: (other = request) => Promise.resolve(host(other))});
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
