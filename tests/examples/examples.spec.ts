import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {text} from 'node:stream/consumers';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it, onTestFinished} from 'vitest';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {startSite} from '../support/startSite';
import {cases, examples, languages, prepare, run} from './runExample';

let sandbox: RunningSandbox;
beforeAll(async () => {
  ({sandbox} = await testSandbox({}, {credits: 1000}));
});
afterAll(() => sandbox.close());

it('has cases for each example', () => {
  const folders = readdirSync(examples, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  const tried = ['hosted-onboarding', ...cases.map(({example}) => example)]; // receiver.spec.ts runs the receiver.
  expect(new Set(tried)).toEqual(new Set(folders.map(({name}) => name)));
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

/**
 * Bodies that a proxy in between, a fault or a changed API may send with a 200. The first two fail in the function that sends all
 * requests of a program; what follows is read by each step in its own way.
 */
const unreadable = {atFirst: ['{"data": {"isAli', '[]'], atEach: ['{"data": {}}', '{"data": "true"}']};

/** Passes requests on to the sandbox, and answers the one with a number by itself. Without a number it counts them. */
async function startProxy() {
  const state = {seen: 0, replaced: 0, body: ''};
  const {origin: url, stop} = await startSite((request, response) => {
    void (async () => {
      state.seen += 1;
      const {method = 'GET', headers} = request;
      const body = await text(request);
      response.setHeader('content-type', 'application/json');
      if (state.seen === state.replaced) {
        response.end(state.body);
        return;
      }
      const {authorization = '', origin = ''} = headers;
      const sent = {method, headers: {'content-type': 'application/json', authorization, origin}};
      const answer = await fetch(`${sandbox.url}${request.url ?? ''}`, method === 'GET' ? sent : {...sent, body});
      response.writeHead(answer.status).end(await answer.text());
    })();
  });
  onTestFinished(stop);
  return {state, url};
}

describe.each(languages)('examples in %s', (_language, ending, runner) => {
  it.each(cases)('$example: $title', async (tried) => {
    const {example, output, status, again, files = {}, leaves = {}} = tried;
    const folder = await prepare(sandbox, tried);
    const command = [runner, `${example}/${example}.${ending}`] as const;
    expect(await run(command, folder, sandbox, tried)).toEqual({output, status});
    if (again !== undefined) {
      expect(await run(command, folder, sandbox, tried)).toEqual(again);
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

  it.each(cases.filter(({status}) => status === 0))(
    'never end well on an answer that cannot be read: $example, $title',
    async (tried) => {
      const proxy = await startProxy();
      const command = [runner, `${tried.example}/${tried.example}.${ending}`] as const;
      const proxied = {url: proxy.url, token: sandbox.token};
      const first = await run(command, await prepare(sandbox, tried), proxied, tried);
      expect(first.status).toBe(0);
      const steps = proxy.state.seen;
      for (let replaced = 1; replaced <= steps; replaced += 1) {
        for (const body of [...(replaced === 1 ? unreadable.atFirst : []), ...unreadable.atEach]) {
          const folder = await prepare(sandbox, tried);
          Object.assign(proxy.state, {seen: 0, replaced, body});
          const {status, output} = await run(command, folder, proxied, tried);
          expect({replaced, body, output, isGood: status === 0}).toMatchObject({isGood: false});
        }
      }
    },
  );
});
