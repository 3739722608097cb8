import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readRedirects, type PlacedRedirect} from './readRedirects';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'redirects-'));
  await mkdir(path.join(root, 'config'));
});

afterEach(async () => {
  await rm(root, {recursive: true});
});

async function read(text: string): Promise<PlacedRedirect[]> {
  await writeFile(path.join(root, 'config/redirects.yaml'), text);
  return readRedirects(root);
}

describe('readRedirects', () => {
  it('gives each redirect its line, also where an address stands twice', async () => {
    expect(await read("# Moved.\n\n/a: /b\n'/c': /d#e\n/a: /\n")).toEqual([
      {from: '/a', to: '/b', line: 3},
      {from: '/c', to: '/d#e', line: 4},
      {from: '/a', to: '/', line: 5},
    ]);
    expect(await read('# None yet.\n')).toEqual([]);
  });

  it.each([
    ['/a: /b\n/c:\n', '2: A redirect is an old address, a colon and the new one. Write "/old/route: /new/route".'],
    ['/a: {to: /b}\n', '1: A redirect is an old address'],
    ['\n- /a: /b\n', '2: Redirects stand one on a line, without a hyphen.'],
    ['/a: /b: /c\n', '1: Nested mappings are not allowed in compact mappings. Fix the indentation, or'],
  ])('refuses %j', async (text, message) => {
    await expect(read(text)).rejects.toThrow(`config/redirects.yaml:${message}`);
  });
});
