import {mkdtemp, readdir, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it} from 'vitest';
import {openCopyCache} from './copyCache';
import type {CopyJob} from './CopyJob';

let job: CopyJob;

beforeEach(async () => {
  const cacheDir = await mkdtemp(path.join(tmpdir(), 'copies-'));
  job = {
    outDir: '',
    siteUrl: 'https://library.example',
    baseUrl: '/',
    pathnames: ['/a'],
    samples: {},
    languages: {},
    skills: [],
    cacheDir,
  };
});

/** Gets the copies of pages as a build does, and says which of them had to be made. */
async function build(pages: readonly string[], of: CopyJob = job): Promise<string[]> {
  const cache = await openCopyCache(of);
  const made: string[] = [];
  for (const page of pages) {
    const copy = cache.get(page, () => {
      made.push(page);
      return [{path: '/a.md', text: `copy of ${page}`}];
    });
    expect(copy).toEqual([{path: '/a.md', text: `copy of ${page}`}]);
  }
  await cache.save();
  return made;
}

it('makes only the copies of pages that changed', async () => {
  expect(await build(['one', 'two'])).toEqual(['one', 'two']);
  expect(await build(['one', 'two, changed'])).toEqual(['two, changed']);
});

it('forgets what the last build did not use', async () => {
  await build(['one']);
  await build(['two']);
  expect(await build(['one'])).toEqual(['one']);
});

it('makes all anew when links or samples can have changed', async () => {
  await build(['one']);
  expect(await build(['one'], {...job, pathnames: ['/a', '/b']})).toEqual(['one']);
});

it('keeps nothing where it has no folder', async () => {
  expect(await build(['one'], {...job, cacheDir: undefined})).toEqual(['one']);
  expect(await build(['one'], {...job, cacheDir: undefined})).toEqual(['one']);
});

it('names a file that cannot be read', async () => {
  await build(['one']);
  const dir = job.cacheDir ?? '';
  const [file = ''] = await readdir(dir);
  await writeFile(path.join(dir, file), '{');
  await expect(build(['one'])).rejects.toThrow(`${path.join(dir, file)}: the kept Markdown copies cannot be read`);
});
