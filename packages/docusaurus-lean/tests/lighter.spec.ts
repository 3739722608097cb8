import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect} from '@playwright/test';
import {buildFolder, fileOf, test, type BuildName} from './test';

/** Compressed bytes of the scripts that the HTML of a page names, and of its section, which is fetched with them. */
function bytesOf(name: BuildName, page: string): {scripts: number; section: number} {
  const build = buildFolder(name);
  const html = readFileSync(fileOf(build, page) ?? '', 'utf8');
  const sum = (pattern: RegExp): number =>
    [...html.matchAll(pattern)]
      .map(([, address = '']) => readFileSync(path.join(build, address.replace('/base/', ''))))
      .reduce((total, content) => total + gzipSync(content).length, 0);
  return {scripts: sum(/<script src="?([^" >]+)/g), section: sum(/<link[^>]*\bhref="?([^" >]+\.json)/g)};
}

for (const page of ['', 'docs/intro', 'docs/area-1/page-1', 'blog/first']) {
  test(`/${page} has less script at first load, which does not grow with the pages`, () => {
    const [plain, lean, large] = [bytesOf('plain', page), bytesOf('lean', page), bytesOf('large', page)];
    console.log(`/${page}: ${JSON.stringify({plain, lean, large})}`);
    expect(lean.scripts).toBeLessThan(plain.scripts);
    expect(large.scripts - lean.scripts).toBeLessThan(1000);
  });
}
