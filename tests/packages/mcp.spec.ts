import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildPackage} from '../../packages/docs-mcp/build/buildPackage';
import {packageName} from '../../packages/packageFiles';
import {installPackage} from './installPackage';

const dir = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
const client = new Client({name: 'test', version: '1.0.0'});
let server: string;

beforeAll(async () => {
  server = await buildPackage(path.resolve('build'));
  // As the page for assistants prints it, but for the registry: nothing of the repository is beside it.
  installPackage(path.dirname(server), dir);
  const args = ['--offline', packageName('docs-mcp')];
  await client.connect(new StdioClientTransport({command: 'npx', args, cwd: dir, env: {PATH: process.env.PATH ?? ''}}));
});

afterAll(async () => {
  await client.close();
  rmSync(dir, {recursive: true, force: true});
});

async function ask(name: string, args: Record<string, unknown>): Promise<string> {
  const {content, isError = false} = (await client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  const text = first?.type === 'text' ? first.text : '';
  expect(Buffer.byteLength(text), `${name} ${JSON.stringify(args)}`).toBeLessThanOrEqual(8_000);
  return isError ? `error: ${text}` : text;
}

it('has three tools, and none writes', async () => {
  const {tools} = await client.listTools();
  expect(tools.map(({name, annotations}) => [name, annotations?.readOnlyHint])).toEqual(
    ['search_docs', 'read_page', 'get_operation'].map((name) => [name, true]),
  );
});

it.each([
  ['en', 'verify the signature of a webhook', '/platform/webhooks'],
  ['en', 'expired_token', '/platform/errors#further-keys'],
  ['en', '429', '/platform/retries'],
  ['en', 'a sample in TypeScript', '/local-sandbox#client'],
  ['en', 'ofac', '/background-check/ofac-background-check'],
  ['es', 'firma de un webhook', '/docs-es/plataforma/limites#webhooks'],
] as const)('finds the page of a question (%s: %s)', async (language, query, page) => {
  const {pages} = JSON.parse(await ask('search_docs', {query, language})) as {pages: Record<string, string>[]};
  const found = pages.slice(0, 5).flatMap((hit) => [hit.page, `${hit.page}${hit.section}`]);
  expect(found).toContain(page);
  expect(await ask('read_page', {page})).not.toMatch(/^error/);
});

it.each(['en', 'es'])('reads an operation: its section, then its document (%s)', async (language) => {
  const first = await ask('get_operation', {operation: 'GET /v2/ofac', language});
  expect(first).toMatch(language === 'es' ? /^Page: \/docs-es\// : /^Page: \/background-check/);
  expect(first).toContain('**GET** `https://');
  const parts = [first];
  for (let part = 2; part <= Number(/\[Part 1 of (\d+)/.exec(first)?.[1]); part += 1) {
    parts.push(
      await ask('get_operation', {operation: part % 2 === 0 ? '/v2/ofac' : 'checkBackgroundOfac', language, part}),
    );
  }
  expect(parts.join('')).toContain('"operationId": "checkBackgroundOfac"');
});

it.each([
  ['read_page', {page: '/identity/peru', section: '#fieldz'}, 'Sections: #request, #authentication, #parameters, '],
  ['read_page', {page: '/identity/perro'}, 'Did you mean "/identity/peru"?'],
  ['read_page', {page: '/platform/errors', part: 99}, 'There is no part 99'],
  ['get_operation', {operation: 'checkIdentityPeruu'}, 'Did you mean "checkIdentityPeru"?'],
  ['get_operation', {operation: '/v2/webhooks'}, '"/v2/webhooks" has several operations: '],
  ['get_operation', {operation: 'checkIdentityPeru', body: {}}, 'Known: operation, language, part.'],
  ['search_docs', {query: 'peru', limit: 3}, 'Known: query, offset, language.'],
  ['search_docs', {query: 'a '.repeat(20_000)}, '<=200 characters'],
])('%s says what is wrong and how to fix it: %#', async (name, args, message) => {
  const text = await ask(name, args);
  expect(text).toMatch(/^error/);
  expect(text).toContain(message);
});

it('answers what is no request with the error of JSON-RPC, and goes on', () => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const input = ['{"jsonrpc"', `[${ping}]`, ping.replace('}', ',"params":null}'), ping].join('\n');
  const {stdout} = spawnSync(process.execPath, [server], {input: `${input}\n`, encoding: 'utf8'});
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {id: unknown; error?: {code: number}});
  expect(answers.map(({id, error}) => [id, error?.code])).toEqual([
    [null, -32_700],
    [null, -32_600],
    [null, -32_600],
    [1, undefined],
  ]);
});

it('ends without a word where nobody reads its answers', () => {
  const asked = `{ echo '{"jsonrpc":"2.0","id":1,"method":"ping"}'; sleep 1; } | "${process.execPath}" "${server}" | true`;
  expect(spawnSync('sh', ['-c', asked], {encoding: 'utf8'}).stderr).toBe('');
});
