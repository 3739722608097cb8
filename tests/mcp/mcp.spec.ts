import {execFileSync} from 'node:child_process';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {call, facts, listed} from './asking';
import {startPackedServer, type PackedServer} from './packedServer';

/** Bytes; 5 MB are promised. */
/** Nearly all of it is what the pages say, which grows with each program; a library would show. */
const budget = {packed: 2_750_000, unpacked: 16_000_000};

let server: PackedServer;

beforeAll(async () => {
  server = await startPackedServer();
});
afterAll(() => server.close());

const ask = (name: string, args: Record<string, unknown>) => call(server.client, name, args);

interface FoundOperation {
  operation: string;
  request: string;
  page?: string;
  returns?: string[];
}

interface ListedError {
  key: string;
  statuses: string[];
  remedy: string;
  answers: {status: string; remedy: string; operations: string[]}[];
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
    const {report} = server;
    console.log(`${report.filename}: ${report.size} B packed, ${report.unpackedSize} B unpacked`);
    expect(report.size).toBeLessThan(budget.packed);
    expect(report.unpackedSize).toBeLessThan(budget.unpacked);
    expect(report.files.map(({path}) => path).sort()).toEqual([
      'README.md',
      ...localeCodes.map((locale) => `data/${locale}.json`),
      'package.json',
      'server.mjs',
    ]);
  });

  it('says what each tool does, and that none writes', async () => {
    const {tools} = await server.client.listTools();
    expect(tools).toHaveLength(10);
    expect(tools.filter(({description = '', annotations}) => description === '' || !annotations?.readOnlyHint)).toEqual(
      [],
    );
  });
});

describe('questions of developers', () => {
  it('which operations return residenceExpiration?', async () => {
    const found = await listed<FoundOperation>(server.client, 'find_operations', 'operations', {
      returns: 'residenceExpiration',
    });
    expect(found.map(({operation}) => operation)).toEqual(['checkIdentityPeruForeignerId']);
    expect(found[0]?.returns).toEqual(['data.residenceExpiration']);
  });

  it('a sample in PHP for a Peruvian DNI with this number', async () => {
    const args = {country: 'Perú', words: 'dni citizen'};
    const [first] = await listed<FoundOperation>(server.client, 'find_operations', 'operations', args);
    const {text} = await ask('get_sample', {
      operation: first?.operation,
      code: 'php',
      values: {documentNumber: '40112233'},
    });
    expect(text).toContain('documentNumber=40112233');
    // The language itself says whether it is a program; CI has it, and npm test needs no PHP.
    expect(text).toMatch(/^<\?php\n[^]*getenv\('API_TOKEN'\)[^]*curl_exec/);
  });

  it('what do I do on 409 in Colombia?', async () => {
    const errors = await listed<ListedError>(server.client, 'list_errors', 'errors', {
      status: 409,
      country: 'Colombia',
    });
    expect(errors.map(({key}) => key)).toContain('MissingParameter');
    expect(errors.filter(({remedy, statuses}) => remedy === '' || statuses.join() !== '409')).toEqual([]);
    const operations = new Set(errors.flatMap(({answers}) => answers.flatMap((answer) => answer.operations)));
    expect([...operations]).toContain('checkIdentityColombia');
    expect([...operations].filter((id) => !id.includes('Colombia'))).toEqual([]);
  });

  it('does my request fit?', async () => {
    const wrong = {operation: 'GET /v3/pe/cedula', query: {documentType: 'CC', documentNumer: '1'}};
    const {text} = await ask('validate_request', wrong);
    expect(JSON.parse(text)).toMatchObject({
      operation: 'checkIdentityPeru',
      fits: false,
      mistakes: [
        {in: 'query', field: 'documentNumber', rule: 'required'},
        {in: 'query', field: 'documentType', rule: 'enum'},
      ],
      notInTheContract: ['documentNumer in the query. Did you mean "documentNumber"?'],
    });
    const right = {operation: 'checkIdentityPeru', query: {documentType: 'DNI', documentNumber: '10000001'}};
    expect(await facts(server.client, 'validate_request', right)).toMatchObject({fits: true, mistakes: []});
  });
});

describe('every tool, in every language', () => {
  it.each(localeCodes)('reads what it finds, and quotes from each page (%s)', async (language) => {
    type Hit = {page: string; section: string; excerpt: string};
    const {pages} = await facts<{pages: Hit[]}>(server.client, 'search_docs', {query: 'webhooks', language});
    expect(pages.length).toBeGreaterThan(3);
    expect(pages.filter(({excerpt}) => excerpt.length < 20)).toEqual([]);
    for (const {page, section} of pages) {
      expect((await ask('read_page', {page})).text).toContain(`\nlang: ${language}`);
      expect(await ask('read_page', {page, section})).toMatchObject({isError: false});
    }
  });

  it.each(localeCodes)('reads every operation and writes it in every language (%s)', async (language) => {
    const all = await listed<FoundOperation>(server.client, 'find_operations', 'operations', {language});
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
    const workflows = await listed<{id: string}>(server.client, 'get_workflow', 'workflows', {language});
    expect(workflows.length).toBeGreaterThan(10);
    const {text} = await ask('get_workflow', {workflow: workflows[0]?.id, language});
    expect(text).toMatch(/^#!\/usr\/bin\/env bash/);
    expect(() => execFileSync('bash', ['-n'], {input: text})).not.toThrow();
  });

  it.each(localeCodes)('reads every event, with what causes it and how to check it (%s)', async (language) => {
    const events = await listed<{event: string}>(server.client, 'get_event', 'events', {language});
    expect(events.length).toBeGreaterThan(30);
    for (const {event} of events) {
      const read = await facts<ReadEvent>(server.client, 'get_event', {event, language});
      expect(read.causedBy, event).not.toEqual([]);
      expect(read.types).toContain(read.example.type);
      expect(read.check).toContain('{#proof}');
      expect(await ask('read_page', {page: read.page})).toMatchObject({isError: false});
    }
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
    ['get_operation', {operation: 'checkIdentityPerú'}, 'Did you mean "checkIdentityPeru"?'],
    ['get_workflow', {workflow: 'check-a-persn'}, 'Did you mean "check-a-person"?'],
    ['get_workflow', {workflow: 'check-a-person', code: 'swift'}, 'expected one of "curl"|"javascript"|"python"'],
    ['get_event', {event: 'app_registration_complete'}, 'Did you mean "app_registration_completed"?'],
    ['read_page', {page: '/identity/peru', section: '#fieldz'}, 'Its sections: #request, #about, #authentication, '],
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
