import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {buildPackage as buildClient} from '../../packages/client/build/buildPackage';
import {packageName} from '../../packages/packageFiles';
import {buildPackage as buildSandbox} from '../../packages/sandbox/build/buildPackage';
import {installPackage, npm} from './installPackage';

const dir = mkdtempSync(path.join(tmpdir(), 'published-'));
let sandbox: string;
let client: string;

beforeAll(async () => {
  [sandbox, client] = [await buildSandbox(), await buildClient()];
});

afterAll(() => {
  rmSync(dir, {recursive: true, force: true});
});

it('packs each package with its licence and its notices, and npm has nothing to warn of', () => {
  for (const dist of [sandbox, client]) {
    const {stdout, stderr} = npm(['pack', '--dry-run', '--json'], dist);
    expect(stderr).not.toMatch(/warn/i);
    const [{files, name}] = JSON.parse(stdout) as [{files: {path: string}[]; name: string}];
    const paths = files.map((file) => file.path);
    expect(paths, name).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'index.d.ts', 'index.mjs']));
    expect(paths.includes('THIRD-PARTY-NOTICES'), name).toBe(dist === sandbox);
    const manifest = JSON.parse(readFileSync(path.join(dist, 'package.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest, name).toMatchObject({license: 'MIT', repository: {type: 'git'}, engines: {}});
    expect(manifest, name).not.toHaveProperty('private');
    expect(readFileSync(path.join(dist, 'LICENSE'), 'utf8')).toMatch(/Copyright \(c\) \d{4} \w/);
  }
  for (const name of ['client', 'docs-mcp', 'sandbox']) {
    // Nobody publishes the sources for the package.
    expect(readFileSync(`packages/${name}/package.json`, 'utf8')).toContain('"private": true');
  }
  expect(readFileSync(path.join(sandbox, 'THIRD-PARTY-NOTICES'), 'utf8')).toMatch(/^ajv \S+ \(MIT\)\n\n.*Copyright/s);
});

it('runs by the scoped name that pages print', () => {
  installPackage(sandbox, dir);
  const help = execFileSync('npx', ['--offline', packageName('sandbox'), '--help'], {cwd: dir, encoding: 'utf8'});
  expect(help).toContain('--port 12121');
});

it('goes on when nobody reads its log, and ends by Ctrl+C with connections open', async () => {
  const started = spawn(process.execPath, [path.join(sandbox, 'cli.mjs'), '--port', '0'], {stdio: 'pipe'});
  const [chunk] = (await once(started.stdout, 'data')) as [Buffer];
  const [url = ''] = /http:\S+/.exec(String(chunk)) ?? [];
  started.stdout.destroy();
  for (const target of ['/v2/nothing', '/v2/nothing', '/v2/nothing']) {
    expect((await fetch(`${url}${target}`)).status).toBe(404);
  }
  started.kill('SIGINT');
  await once(started, 'exit');
});
