import {mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';

it('has what an earlier build of the same version printed, by the text of the page, under one id', async () => {
  const site = await mkdtemp(path.join(tmpdir(), 'copies-'));
  vi.spyOn(process, 'cwd').mockReturnValue(site);
  const {keepPage, keptPage, openStore} = await import('./store');
  const [file, page] = [path.join(site, 'a.mdx'), {sections: ['text'], samples: []}];
  await writeFile(file, 'one');
  const id = openStore('1');
  keepPage(file, page);
  await writeFile(file, 'two');
  expect(() => keptPage(file)).toThrow('was edited while the site was built');
  await writeFile(file, 'one');
  expect(openStore('1')).toBe(id);
  expect(keptPage(file)).toEqual(page);
  expect(openStore('2')).not.toBe(id);
  expect(() => keptPage(file)).toThrow(file);
  expect(openStore('1')).not.toBe(id);
});
