import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import type {BuildName} from './buildSites';
import {buildFolder} from './serveBuild';

/** Compressed bytes of the scripts that the HTML of a page names, and of its section, which is fetched with them. */
function bytesOf(name: BuildName, page: string): {scripts: number; section: number} {
  const build = buildFolder(name);
  const [file = ''] = [`${page}.html`, path.join(page, 'index.html')]
    .map((candidate) => path.join(build, candidate))
    .filter((candidate) => existsSync(candidate));
  const html = readFileSync(file, 'utf8');
  const sum = (pattern: RegExp): number =>
    [...html.matchAll(pattern)]
      .map(([, address = '']) => readFileSync(path.join(build, address.replace('/base/', ''))))
      .reduce((total, content) => total + gzipSync(content).length, 0);
  return {scripts: sum(/<script src="?([^" >]+)/g), section: sum(/<link[^>]*\bhref="?([^" >]+\.json)/g)};
}

for (const page of ['', 'docs/intro', 'docs/area-1/page-1', 'blog/first']) {
  test(`/${page} has less script at first load, which does not grow with the pages`, () => {
    const [small, large, plain] = (['lean', 'large', 'largePlain'] as const).map((name) => bytesOf(name, page));
    console.log(`/${page}: ${JSON.stringify({small, large, plain})}`);
    // Without the plugin the HTML names less than the page loads: the code of a page is asked for later.
    expect(large?.scripts).toBeLessThan(0.75 * (plain?.scripts ?? 0));
    expect((large?.scripts ?? 0) - (small?.scripts ?? 0)).toBeLessThan(1000);
  });
}
