import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {copySite} from '../../scripts/serving/copySite';
import {freePort} from '../../scripts/serving/freePort';

let site: string;
let server: ChildProcess;
let address: string;
let output = '';

/** Waits until the server has said something, from a place in its output on. */
async function said(text: RegExp, from = 0): Promise<void> {
  while (!text.test(output.slice(from))) {
    if (server.exitCode !== null) {
      throw new Error(`npm start has ended:\n${output}`);
    }
    await wait(200);
  }
}

const file = (name: string): string => path.join(site, name);

beforeAll(async () => {
  site = await copySite();
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  server = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/start.ts', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {cwd: site, env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'}, stdio: ['ignore', 'pipe', 'pipe']},
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  await said(/compiled successfully/);
});

afterAll(async () => {
  server.kill();
  await once(server, 'exit');
  await rm(site, {recursive: true});
});

it('twenty quick edits in a row, pages that come and go among them, leave npm start alive and right', async () => {
  const page = file('docs/identity/peru.mdx');
  const text = await readFile(page, 'utf8');
  const draft = '---\ntitle: A draft\ndescription: Half-written.\n---\n\nText.\n';
  for (let round = 1; round <= 5; round += 1) {
    await writeFile(page, text.replace(/^title: .*$/m, `title: Round ${round}`));
    await writeFile(file('docs/identity/draft.mdx'), draft);
    await wait(150);
    await rename(file('docs/identity/draft.mdx'), file('docs/identity/moved.mdx'));
    await wait(150);
    await rm(file('docs/identity/moved.mdx'));
  }
  const from = output.length;
  await writeFile(file('docs/identity/draft.mdx'), `${draft}\n<Operaton />\n`);
  // A warning, in the words of npm run check; the page stays one that the server warns about until it is fixed.
  await said(/docs\/identity\/draft\.mdx/, from);
  await rm(file('docs/identity/draft.mdx'));
  await writeFile(page, text.replace(/^title: .*$/m, 'title: The last round'));
  // What the browser gets is made from the generated files: each is whole, and they are of the last save.
  const generated = file('.docusaurus/docusaurus-plugin-content-docs/default');
  const read = (name: string) => readFile(path.join(generated, name), 'utf8');
  const [metadata = ''] = globSync('site-docs-identity-peru-mdx-*.json', {cwd: generated});
  while (!(await read(metadata)).includes('The last round')) {
    await wait(500);
  }
  for (const name of globSync('*.json', {cwd: generated})) {
    expect(() => JSON.parse(readFileSync(path.join(generated, name), 'utf8')) as unknown, name).not.toThrow();
  }
  expect(output).not.toMatch(/reload failure|ENOENT|in JSON at position/);
  expect((await fetch(`${address}/identity/peru`)).status).toBe(200);
});

it('an operation that is saved is on its page without a restart; a contract that is no YAML is said once', async () => {
  const contract = file('openapi/paths/identity.yaml');
  const text = await readFile(contract, 'utf8');
  const registry = await readFile(file('.docusaurus/registry.js'), 'utf8');
  const [, chunk = ''] = /webpackChunkName: "(content---identity-argentina-[^"]*)"/.exec(registry) ?? [];
  // A connection that is kept would be one that the server, busy with compiling, closes.
  const headers = {connection: 'close'};
  const isShown = async (words: string) =>
    (await (await fetch(`${address}/${chunk}.js`, {headers})).text()).includes(words);

  await writeFile(contract, text.replace('Always `DNIAR`.', 'Always and only `DNIAR`.'));
  while (!(await isShown('Always and only'))) {
    await wait(500);
  }
  expect(output).not.toMatch(/Starting again/);

  const from = output.length;
  await writeFile(contract, text.replace('/v3/pe/cedula:', '/v3/pe/cedula: ['));
  await said(/identity\.yaml:\d+: the file is no YAML/, from);
  expect(output.slice(from).match(/the file is no YAML/g)).toHaveLength(1);
  expect(output.slice(from)).not.toMatch(/reload failure|compiled with|Starting again/);
  await writeFile(contract, text);
});
