import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/src/testSandbox';
import {cases, type Case} from './cases';
import {languages} from './languages';

const examples = path.resolve(__dirname, '../../examples');

/** Variables that some examples read beside the address and the account token: what the sandbox has from the beginning. */
const environment = {
  ZELF_TOKEN: 'sandbox.zelfAccountToken.1',
  PROJECT_ID: '6512a0b4c3d2e1f0a9b8c702',
  FLOW_ID: '6512a0b4c3d2e1f0a9b8c703',
};

let sandbox: RunningSandbox;
beforeAll(async () => {
  ({sandbox} = await testSandbox({}, {credits: 1000}));
});
afterAll(() => sandbox.close());

/** Runs an example to its end in a folder. What it reports goes to standard output, and why it stopped to standard error. */
async function run(command: readonly [string, string], folder: string, url: string, {args = [], input = ''}: Case) {
  const [runner, file] = command;
  const child = spawn(runner, [path.join(examples, file), ...args], {
    cwd: folder,
    env: {...process.env, ...environment, API_URL: url, API_TOKEN: sandbox.token, NO_COLOR: '1'},
  });
  child.stdin.end(input);
  const [out, err, [status]] = (await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])) as [
    string,
    string,
    [number | null],
  ];
  return {status, output: `${out}${err}`.trimEnd()};
}

/** Prepares the sandbox and a new folder. @returns the folder, which is removed when the test ends */
async function prepare({next = [], records = {}, files = {}}: Case): Promise<string> {
  await sandbox.reset();
  await sandbox.change({credits: 1000, records});
  for (const [operationId, answer, set] of next) {
    await sandbox.next(operationId, answer, 1, set);
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

it('has cases for each example', () => {
  const folders = readdirSync(examples, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  expect(new Set(cases.map(({example}) => example))).toEqual(new Set(folders.map(({name}) => name)));
});

it('prints on its pages what it prints in a terminal', () => {
  const pages = globSync(['docs/**/*.mdx', 'docs-es/**/*.mdx'], {cwd: path.resolve(examples, '..'), absolute: true});
  for (const page of pages) {
    const source = readFileSync(page, 'utf8');
    const [, example] = /<Example file="([^"]+)" \/>/.exec(source) ?? [];
    const own = cases.filter((tried) => tried.example === example).map(({output}) => output);
    const printed = [...source.matchAll(/^```text title="(?:Output|Salida)[^"]*"\n([\s\S]*?)\n```$/gm)];
    // Of the receiver, receiver.spec.ts knows the lines.
    const ends = printed.map(([, output = '']) => output).filter((output) => !/^Listening on|^\w{24}: /.test(output));
    const wrong = ends.filter((output) => own.length > 0 && !own.includes(output));
    expect({page, wrong}).toEqual({page, wrong: []});
  }
});

describe.each(languages)('examples in %s', (_language, ending, runner) => {
  it.each(cases)('$example: $title', async (tried) => {
    const {example, output, status, again, files = {}, leaves = {}} = tried;
    const folder = await prepare(tried);
    const command = [runner, `${example}/${example}.${ending}`] as const;
    expect(await run(command, folder, sandbox.url, tried)).toEqual({output, status});
    if (again !== undefined) {
      expect(await run(command, folder, sandbox.url, tried)).toEqual(again);
    }
    const written = readdirSync(folder).filter((name) => !(name in files));
    if (again === undefined && !written.includes('audit.jsonl')) {
      expect(written).toEqual(Object.keys(leaves));
    }
    for (const [name, wanted] of Object.entries(leaves)) {
      const file = path.join(folder, name);
      const [, pattern] = /^\/(.*)\/$/s.exec(wanted) ?? [];
      expect([name, statSync(file).mode & 0o777]).toEqual([name, 0o600]);
      expect(readFileSync(file, 'utf8')).toEqual(
        pattern === undefined ? wanted : expect.stringMatching(new RegExp(pattern)),
      );
    }
  });
});

/** Bodies that a proxy in between, a fault or a changed API may send with a 200. */
const unreadable = ['', '<html>', '{"data": {"isAli', '[]', '{"data": {}}', '{"data": "true"}'];

/** Passes requests on to the sandbox, and answers the one with a number by itself. Without a number it counts them. */
async function startProxy() {
  const state = {seen: 0, replaced: 0, body: ''};
  const server = createServer((request, response) => {
    void (async () => {
      state.seen += 1;
      const {method = 'GET', url = '/', headers} = request;
      const body = method === 'GET' ? undefined : await text(request);
      if (state.seen === state.replaced) {
        response.setHeader('content-type', 'application/json').end(state.body);
        return;
      }
      const answer = await fetch(`${sandbox.url}${url}`, {
        method,
        body,
        headers: {
          'content-type': 'application/json',
          ...(headers.authorization !== undefined && {authorization: headers.authorization}),
          ...(headers.origin !== undefined && {origin: headers.origin}),
        },
      });
      response.writeHead(answer.status, {'content-type': 'application/json'}).end(await answer.text());
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const close = (): void => {
    server.close().closeAllConnections();
  };
  return {state, url: `http://127.0.0.1:${port}`, close};
}

describe.each(languages)('an answer that cannot be read, in %s', (_language, ending, runner) => {
  const good = cases.filter(({status}) => status === 0);

  it.each(good)('never ends $example well: $title', async (tried) => {
    const proxy = await startProxy();
    const command = [runner, `${tried.example}/${tried.example}.${ending}`] as const;
    const first = await run(command, await prepare(tried), proxy.url, tried);
    expect(first.status).toBe(0);
    const steps = proxy.state.seen;
    for (let replaced = 1; replaced <= steps; replaced += 1) {
      for (const body of unreadable) {
        const folder = await prepare(tried);
        Object.assign(proxy.state, {seen: 0, replaced, body});
        const {status, output} = await run(command, folder, proxy.url, tried);
        expect({replaced, body, output, isGood: status === 0}).toMatchObject({isGood: false});
      }
    }
    proxy.close();
  });
});
