import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {compareBuilds} from './compareBuilds';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'builds-'));
  const files = {
    'before/same.html': 'x',
    'after/same.html': 'x',
    'before/page.html': 'old',
    'after/page.html': 'new',
    'before/js/page.1a.js': 'old',
    'after/js/page.2b.js': 'new',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  }
});

afterAll(async () => {
  await rm(dir, {recursive: true});
});

it('tells files that changed from those that came and went', async () => {
  expect(await compareBuilds(path.join(dir, 'before'), path.join(dir, 'after'))).toEqual({
    changed: ['page.html'],
    added: ['js/page.2b.js'],
    removed: ['js/page.1a.js'],
  });
});
