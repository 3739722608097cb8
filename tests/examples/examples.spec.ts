import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {RunningSandbox} from '../../packages/sandbox/src/public';
import {testSandbox} from '../../packages/sandbox/tests/testSandbox';
import {languages} from './languages';
import {cases, examples, prepare, run} from './runExample';

let sandbox: RunningSandbox;
beforeAll(async () => {
  ({sandbox} = await testSandbox({}, {credits: 1000}));
});
afterAll(() => sandbox.close());

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
});
