import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findTraces, traces} from './check-brand';

describe('findTraces', () => {
  it('names the files that show the default brand, and no other', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'brand-'));
    await writeFile(path.join(dir, 'left.html'), '<title>Docs | Acme Identity</title>');
    await writeFile(path.join(dir, 'host.js'), 'fetch("https://api.acme.example/v2")');
    await writeFile(path.join(dir, 'clean.html'), '<title>Zephyr</title> pharmacmestry api.example');
    const found = await findTraces(dir, traces());
    expect(found.map((row) => row.split(':')[0]).sort()).toEqual(['host.js', 'left.html']);
  });
});
