import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {gzipped, htmlFiles} from '../../scripts/bench/pageBytes';
import {build} from '../support/pages';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

it('half of the pages name no more than 145 kB of scripts; the longest are listed', () => {
  const known = new Map<string, number>();
  const bytesOfScript = (file: string): number => {
    const bytes = known.get(file) ?? gzipped(readFileSync(path.join(build, file)));
    known.set(file, bytes);
    return bytes;
  };
  const pages = htmlFiles(build).map((file) => {
    const scripts = [...readFileSync(file, 'utf8').matchAll(/<script src="?(\/assets\/[^" >]+)/g)];
    return {
      file: path.relative(build, file),
      bytes: scripts.reduce((sum, [, script = '']) => sum + bytesOfScript(script), 0),
    };
  });
  expect(known.size).toBeGreaterThan(100);
  // A long page is no fault: what it says is never cut for its bytes.
  const longest = pages.sort((a, b) => b.bytes - a.bytes).slice(0, 5);
  console.log(`The most scripts:\n${longest.map(({file, bytes}) => `  ${file}: ${bytes} B`).join('\n')}`);
  expect(median(pages.map(({bytes}) => bytes))).toBeLessThanOrEqual(145_000);
});

it('the scripts that every page loads name no page', () => {
  const scripts = readdirSync(path.join(build, 'assets/js')).filter((file) => /^(?:main|runtime~main)\./.test(file));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const text = readFileSync(path.join(build, 'assets/js', script), 'utf8');
    expect(text).not.toContain('/identity/peru');
    expect(text).not.toContain('/docs-es/identidad/peru');
  }
});

it.each(localeCodes)('the first search asks for an index of 160 kB at most (%s)', (locale) => {
  expect(gzipped(readFileSync(path.join(build, `search/${locale}.json`)))).toBeLessThanOrEqual(160_000);
});

it('a page is 12 kB of HTML or less, in the middle', () => {
  expect(median(htmlFiles(build).map((file) => gzipped(readFileSync(file))))).toBeLessThanOrEqual(12_000);
});
