import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {bytesOf, gzipped, htmlFiles, measuredRoutes} from '../../scripts/bench/pageBytes';
import {open} from './site';

const build = path.resolve(__dirname, '../../build');

for (const route of Object.values(measuredRoutes(build))) {
  test(`${route} keeps to its bytes`, async ({page}) => {
    const bytes = await bytesOf(page, {build, open: () => open(page, route)});
    expect(bytes.script.gzip, 'scripts').toBeLessThanOrEqual(150_000);
    expect(bytes.section.gzip, 'routes of the section').toBeLessThanOrEqual(15_000);
    expect(bytes.prefetch.gzip, 'prefetched').toBeLessThanOrEqual(60_000);
    expect(bytes.stylesheet.gzip, 'styles').toBeLessThanOrEqual(16_384);
  });
}

test('no page names more than 150 kB of scripts', () => {
  const known = new Map<string, number>();
  const bytesOfScript = (file: string): number => {
    const bytes = known.get(file) ?? gzipped(readFileSync(path.join(build, file)));
    known.set(file, bytes);
    return bytes;
  };
  const heavy = htmlFiles(build).flatMap((file) => {
    const scripts = [...readFileSync(file, 'utf8').matchAll(/<script src="?(\/assets\/[^" >]+)/g)];
    const bytes = scripts.reduce((sum, [, script = '']) => sum + bytesOfScript(script), 0);
    return bytes > 150_000 ? [`${path.relative(build, file)}: ${bytes}`] : [];
  });
  expect(known.size).toBeGreaterThan(100);
  expect(heavy).toEqual([]);
});

test('the scripts that every page loads name no page', () => {
  const scripts = readdirSync(path.join(build, 'assets/js')).filter((file) => /^(?:main|runtime~main)\./.test(file));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const text = readFileSync(path.join(build, 'assets/js', script), 'utf8');
    expect(text).not.toContain('/identity/peru');
    expect(text).not.toContain('/docs-es/identidad/peru');
  }
});

test('a page is 8 KiB of HTML or less, in the middle', () => {
  const sizes = htmlFiles(build)
    .map((file) => gzipped(readFileSync(file)))
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(8192);
});
