import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {findTraces} from './check-brand';

const dir = mkdtempSync(path.join(tmpdir(), 'brand-'));

afterAll(() => {
  rmSync(dir, {recursive: true});
});

it('names the files that show the default brand, and no other', () => {
  writeFileSync(path.join(dir, 'left.html'), '<title>Docs | Acme Identity</title>');
  writeFileSync(path.join(dir, 'host.js'), 'fetch("https://api.acme.example/v2")');
  writeFileSync(path.join(dir, 'clean.html'), '<title>Zephyr</title> pharmacmestry api.example');
  expect(findTraces(dir).sort()).toEqual([
    'host.js: …fetch("https://api.acme.example/v2")…',
    'left.html: …<title>Docs | Acme Identity</title>…',
  ]);
});
