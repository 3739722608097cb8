import {execFileSync} from 'node:child_process';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {startPackedServer, type PackedServer} from './packedServer';

/** Bytes; 5 MB are promised. */
const budget = {packed: 2_500_000, unpacked: 15_000_000};

let server: PackedServer;

beforeAll(async () => {
  server = await startPackedServer();
});
afterAll(() => server.close());

async function call(name: string, args: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const {content, isError = false} = (await server.client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  if (first?.type !== 'text') {
    throw new Error(`${name} answered no text.`);
  }
  return {text: first.text, isError};
}

async function facts<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const {text, isError} = await call(name, args);
  expect(isError, text).toBe(false);
  return JSON.parse(text) as T;
}

interface FoundOperation {
  operation: string;
  page?: string;
  returns?: string[];
}

interface ListedError {
  key: string;
  statuses: string[];
  remedy: string;
  answers: {status: string; remedy: string; operations: string[]}[];
}

describe('the package', () => {
  it('is small and needs no other package', () => {
    const {report} = server;
    console.log(`${report.filename}: ${report.size} B packed, ${report.unpackedSize} B unpacked`);
    expect(report.size).toBeLessThan(budget.packed);
    expect(report.unpackedSize).toBeLessThan(budget.unpacked);
    expect(report.files.map(({path}) => path).sort()).toEqual([
      'README.md',
      ...localeCodes.map((locale) => `dist/data/${locale}.json`),
      'dist/server.mjs',
      'package.json',
    ]);
  });

  it('says what each tool does, and that none writes', async () => {
    const {tools} = await server.client.listTools();
    expect(tools.length).toBeGreaterThanOrEqual(7);
    expect(tools.filter(({description = '', annotations}) => description === '' || !annotations?.readOnlyHint)).toEqual(
      [],
    );
  });
});

describe('questions of developers', () => {
  it('which operations return residenceExpiration?', async () => {
    const found = await facts<FoundOperation[]>('find_operations', {returns: 'residenceExpiration'});
    expect(found.map(({operation}) => operation)).toEqual(['checkIdentityPeruForeignerId']);
    expect(found[0]?.returns).toEqual(['data.residenceExpiration']);
  });

  it('a sample in PHP for a Peruvian DNI with this number', async () => {
    const found = await facts<FoundOperation[]>('find_operations', {country: 'Perú', words: 'dni citizen'});
    const [first] = found;
    const args = {operation: first?.operation, code: 'php', values: {documentNumber: '40112233'}};
    const {text} = await call('get_sample', args);
    expect(text).toContain('documentNumber=40112233');
    // The language itself says whether it is a program; CI has it, and npm test needs no PHP.
    expect(text).toMatch(/^<\?php\n[^]*getenv\('API_TOKEN'\)[^]*curl_exec/);
  });

  it('what do I do on 409 in Colombia?', async () => {
    const errors = await facts<ListedError[]>('list_errors', {status: 409, country: 'Colombia'});
    expect(errors.map(({key}) => key)).toContain('MissingParameter');
    expect(errors.filter(({remedy, statuses}) => remedy === '' || statuses.join() !== '409')).toEqual([]);
    const operations = new Set(errors.flatMap(({answers}) => answers.flatMap((answer) => answer.operations)));
    expect([...operations]).toContain('checkIdentityColombia');
    expect([...operations].filter((id) => !id.includes('Colombia'))).toEqual([]);
  });
});

describe('every tool, in every language', () => {
  it.each(localeCodes)('reads what it finds (%s)', async (language) => {
    const hits = await facts<{page: string}[]>('search_docs', {query: 'webhooks', language});
    expect(hits.length).toBeGreaterThan(3);
    for (const {page} of hits) {
      expect((await call('read_page', {page})).text).toContain(`\nlang: ${language}`);
    }
  });

  it.each(localeCodes)('reads every operation and writes it in every language (%s)', async (language) => {
    const all = await facts<FoundOperation[]>('find_operations', {language});
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({page}) => page === undefined)).toEqual([]);
    const operation = all[0]?.operation;
    const {answer, errors} = await facts<{answer: {outcomes: unknown[]}; errors: unknown[]}>('get_operation', {
      operation: 'checkIdentityPeru',
      language,
    });
    expect(answer.outcomes).not.toEqual([]);
    expect(errors).not.toEqual([]);
    for (const {id: code} of sampleLanguages) {
      expect(await call('get_sample', {operation, code, language})).toMatchObject({isError: false});
    }
  });

  it.each(localeCodes)('answers programs of workflows (%s)', async (language) => {
    const workflows = await facts<{id: string; code: string[]}[]>('get_workflow', {language});
    expect(workflows.length).toBeGreaterThan(10);
    const {text} = await call('get_workflow', {workflow: workflows[0]?.id, language});
    expect(text).toMatch(/^#!\/usr\/bin\/env bash/);
    expect(() => execFileSync('bash', ['-n'], {input: text})).not.toThrow();
  });

  it('answers each in its own words', async () => {
    const answers = await Promise.all(localeCodes.map((language) => call('list_errors', {language})));
    expect(new Set(answers.map(({text}) => text)).size).toBe(localeCodes.length);
  });

  it('gives a long page in parts that together are the page', async () => {
    const {text} = await call('read_page', {page: '/platform/errors'});
    expect(text.length).toBeLessThan(41_000);
    expect(text).toContain('[Part 1 of 2: read_page with part 2]');
    expect((await call('read_page', {page: '/platform/errors', part: 2})).isError).toBe(false);
    expect((await call('read_page', {page: '/platform/errors', part: 3})).text).toContain('there is no part 3');
  });
});

describe('mistakes', () => {
  it.each([
    ['get_operation', {operation: 'checkIdentityPerú'}, 'Did you mean "checkIdentityPeru"?'],
    ['get_workflow', {workflow: 'check-a-persn'}, 'Did you mean "check-a-person"?'],
    ['get_workflow', {workflow: 'check-a-person', code: 'swift'}, 'There is no program of check-a-person in "swift"'],
    ['find_operations', {country: 'Colombya'}, 'Did you mean "colombia"?'],
    ['read_page', {page: '/identity/perro'}, 'Did you mean "/identity/peru"?'],
    ['get_sample', {operation: 'checkIdentityPeru', code: 'php', values: {documentNumber: '123'}}, '\\d{8}'],
    ['get_sample', {operation: 'checkIdentityPeru', code: 'php', values: {documentNumer: '1'}}, '"documentNumber"'],
    ['get_sample', {operation: 'checkIdentityPeru', code: 'php', values: {documentType: 'CC'}}, '"allowed":["DNI"]'],
  ])('%s says what is wrong and how to mend it: %j', async (name, args, message) => {
    const {text, isError} = await call(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});
