import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, expect, it, vi} from 'vitest';
import type * as Store from './store';

let store: typeof Store;
const page = {title: 'A', sections: [{text: 'text'}], samples: []};

beforeEach(async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'copies-'));
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  vi.resetModules();
  store = await import('./store');
  await writeFile(path.join(site, 'a.mdx'), 'one');
  store.openStore('1');
});

it('has the page that an earlier build printed, and that of an edit which is taken back', async () => {
  const file = path.resolve('a.mdx');
  await store.keepPage(file, page);
  await writeFile(file, 'two');
  await expect(store.keptPage(file)).rejects.toThrow('was edited while the site was built');
  await store.keepPage(file, {...page, title: 'B'});
  expect(await store.keptPage(file)).toMatchObject({title: 'B'});
  await writeFile(file, 'one');
  expect(await store.keptPage(file)).toEqual(page);
});

it('has another id as soon as it is empty', async () => {
  const file = path.resolve('a.mdx');
  await store.keepPage(file, page);
  const id = store.openStore('1');
  expect(store.openStore('1')).toBe(id);
  expect(await store.keptPage(file)).toEqual(page);
  expect(store.openStore('2')).not.toBe(id);
  await expect(store.keptPage(file)).rejects.toThrow(file);
  expect(store.openStore('1')).not.toBe(id);
});
