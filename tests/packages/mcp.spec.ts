import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {buildPackage} from '../../packages/docs-mcp/build/buildPackage';
import {packageName} from '../../packages/packageFiles';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {questions} from './questions';

/** Bytes; 5 MB are promised. Nearly all of it is what the pages say, which grows with each program; a library would show. */
const budget = {packed: 2_750_000, unpacked: 16_000_000};

const root = path.resolve(__dirname, '../..');
const dir = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
const client = new Client({name: 'test', version: '1.0.0'});
let report: {filename: string; size: number; unpackedSize: number; files: {path: string}[]};

beforeAll(async () => {
  const built = await buildPackage(path.join(root, 'build'));
  const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', dir], {
    cwd: path.dirname(built),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  [report] = JSON.parse(packed.toString()) as [typeof report];
  // As the page for assistants prints it, but for the registry: npx unpacks the package and starts what "bin" names. Nothing of
  // the repository is beside it.
  await client.connect(
    new StdioClientTransport({
      command: 'npx',
      args: ['-y', '--offline', '--package', path.join(dir, report.filename), packageName('docs-mcp')],
      cwd: dir,
      env: {PATH: process.env.PATH ?? '', npm_config_cache: path.join(dir, 'cache')},
    }),
  );
});

afterAll(async () => {
  await client.close();
  rmSync(dir, {recursive: true, force: true});
});

/** Asks a tool. */
async function ask(name: string, args: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const {content, isError = false} = (await client.callTool({name, arguments: args})) as CallToolResult;
  const [first] = content;
  return {text: first?.type === 'text' ? first.text : '', isError};
}

/** Asks for facts, which come as JSON. */
async function facts<T>(name: string, args: Record<string, unknown>): Promise<T> {
  const {text, isError} = await ask(name, args);
  expect(isError, text).toBe(false);
  return JSON.parse(text) as T;
}

/** All that a tool lists, in as many answers of at most 8 kB as it takes. */
async function listed<T>(name: string, key: string, args: object = {}): Promise<T[]> {
  const all: T[] = [];
  let offset: number | undefined = 0;
  while (offset !== undefined) {
    const answer: Record<string, unknown> = await facts(name, {...args, offset});
    expect(Buffer.byteLength(JSON.stringify(answer)), `${name} ${JSON.stringify(args)}`).toBeLessThanOrEqual(8_000);
    all.push(...(answer[key] as T[]));
    offset = answer.next as number | undefined;
  }
  return all;
}

interface FoundOperation {
  operation: string;
  request: string;
  page?: string;
}

interface ReadEvent {
  types: string[];
  causedBy: unknown[];
  check: string;
  page: string;
  example: {type: string};
}

describe('the package', () => {
  it('is small and needs no other package', () => {
    console.log(`${report.filename}: ${report.size} B packed, ${report.unpackedSize} B unpacked`);
    expect(report.size).toBeLessThan(budget.packed);
    expect(report.unpackedSize).toBeLessThan(budget.unpacked);
    expect(report.files.map((file) => file.path).sort()).toEqual([
      'README.md',
      ...localeCodes.map((locale) => `data/${locale}.json`),
      'package.json',
      'server.mjs',
    ]);
  });

  it('says what each tool does, and that none writes', async () => {
    const {tools} = await client.listTools();
    expect(tools).toHaveLength(10);
    expect(tools.filter(({description = '', annotations}) => description === '' || !annotations?.readOnlyHint)).toEqual(
      [],
    );
  });
});

/** Bytes of all answers to the questions. */
const answersBudget = 100_000;

it('answers the questions of integrators, in few bytes', async () => {
  const sizes = new Map<string, number>();
  for (const {question, asks, holds, lacks} of questions) {
    const answers = await Promise.all(asks.map(([tool, args]) => ask(tool, args)));
    const text = answers.map((answer) => answer.text).join('\n');
    const missing = holds.filter((fact) => !text.includes(fact));
    expect([missing, answers.filter(({isError}) => isError)], `${question}\n${text.slice(0, 2_000)}`).toEqual([[], []]);
    expect(lacks?.exec(text) ?? null, question).toBeNull();
    sizes.set(question, Buffer.byteLength(text));
  }
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`${questions.length} questions: ${total} B`);
  expect(total, JSON.stringify([...sizes])).toBeLessThanOrEqual(answersBudget);
});

describe('every tool, in every language', () => {
  it.each(localeCodes)('reads what it finds, and quotes from each page (%s)', async (language) => {
    type Hit = {page: string; section: string; excerpt: string};
    const {pages} = await facts<{pages: Hit[]}>('search_docs', {query: 'webhooks', language});
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter(({excerpt}) => excerpt.length < 20)).toEqual([]);
    for (const {page, section} of pages) {
      expect((await ask('read_page', {page})).text).toContain(`\nlang: ${language}`);
      expect(await ask('read_page', {page, section})).toMatchObject({isError: false});
    }
  });

  it.each(localeCodes)('reads every operation and writes it in every language (%s)', async (language) => {
    const all = await listed<FoundOperation>('find_operations', 'operations', {language});
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({page}) => page === undefined)).toEqual([]);
    for (const {operation, request} of all) {
      const {text} = await ask('get_operation', {operation: request, language});
      expect(JSON.parse(text)).toMatchObject({operation});
      expect(Buffer.byteLength(text), operation).toBeLessThanOrEqual(8_000);
    }
    const operation = all[0]?.operation;
    for (const {id: code} of sampleLanguages) {
      expect(await ask('get_sample', {operation, code, language})).toMatchObject({isError: false});
    }
  });

  it.each(localeCodes)('answers programs of workflows (%s)', async (language) => {
    const workflows = await listed<{id: string}>('get_workflow', 'workflows', {language});
    expect(workflows.length).toBeGreaterThan(10);
    const {text} = await ask('get_workflow', {workflow: workflows[0]?.id, language});
    expect(text).toMatch(/^#!\/usr\/bin\/env bash/);
    expect(() => execFileSync('bash', ['-n'], {input: text})).not.toThrow();
  });

  it.each(localeCodes)('reads every event, with what causes it and how to check it (%s)', async (language) => {
    const events = await listed<{event: string}>('get_event', 'events', {language});
    expect(events.length).toBeGreaterThan(30);
    for (const {event} of events) {
      const read = await facts<ReadEvent>('get_event', {event, language});
      expect(read.causedBy, event).not.toEqual([]);
      expect(read.types).toContain(read.example.type);
      expect(read.check).toContain('{#proof}');
      expect(await ask('read_page', {page: read.page})).toMatchObject({isError: false});
    }
  });

  it.each(localeCodes)('lists errors and changes, narrowed down or not (%s)', async (language) => {
    expect((await listed('list_errors', 'errors', {language})).length).toBeGreaterThan(50);
    expect((await listed('list_errors', 'errors', {language, status: 403})).length).toBeGreaterThan(10);
    expect((await listed('find_operations', 'operations', {language, country: 'CO'})).length).toBeGreaterThan(30);
    await listed('list_changes', 'changes', {language});
  });

  it('answers each in its own words', async () => {
    const answers = await Promise.all(localeCodes.map((language) => ask('list_errors', {language})));
    expect(new Set(answers.map(({text}) => text)).size).toBe(localeCodes.length);
  });

  it('gives a long page in parts, and names its sections', async () => {
    const {text} = await ask('read_page', {page: '/platform/errors'});
    expect(Buffer.byteLength(text)).toBeLessThan(8_000);
    const count = Number(/\[Part 1 of (\d+): read_page with part 2\. Sections: .*#key/.exec(text)?.[1]);
    expect(count).toBeGreaterThan(1);
    expect((await ask('read_page', {page: '/platform/errors', part: count})).isError).toBe(false);
    expect((await ask('read_page', {page: '/platform/errors', part: count + 1})).text).toContain(
      `There is no part ${count + 1}`,
    );
  });
});

describe('mistakes', () => {
  it.each([
    ['get_workflow', {workflow: 'check-a-persn'}, 'Did you mean "check-a-person"?'],
    ['get_event', {event: 'app_registration_complete'}, 'Did you mean "app_registration_completed"?'],
    [
      'read_page',
      {page: '/identity/peru', section: '#fieldz'},
      'Its sections: #request, #authentication, #parameters, ',
    ],
    ['list_errors', {offset: 5_000}, 'none is left with offset 5000'],
    ['find_operations', {country: 'Colombya'}, 'Did you mean "colombia"?'],
    ['read_page', {page: '/identity/perro'}, 'Did you mean "/identity/peru"?'],
    ['get_sample', {operation: 'checkIdentityPeru', code: 'php', values: {documentNumber: '123'}}, '\\d{8}'],
    [
      'get_sample',
      {operation: 'checkIdentityPeru', code: 'php', values: {documentNumer: '1'}},
      'Known: documentType, documentNumber.',
    ],
    ['get_sample', {operation: 'checkIdentityPeru', code: 'php', values: {documentType: 'CC'}}, '"allowed":["DNI"]'],
  ])('%s says what is wrong and how to fix it: %j', async (name, args, message) => {
    const {text, isError} = await ask(name, args);
    expect(isError).toBe(true);
    expect(text).toContain(message);
  });
});
