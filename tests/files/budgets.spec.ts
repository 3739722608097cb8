import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {build} from '../support/pages';
import {gzipped, htmlFiles, namedBytes} from '../support/pageBytes';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

it.each([
  ['script', 145_000],
  ['stylesheet', 21_000],
] as const)('half of the pages name no more %ss than %i bytes', (kind, most) => {
  const bytes = htmlFiles().map((file) => namedBytes(file, kind));
  expect(bytes.every((count) => count > 1000)).toBe(true);
  expect(median(bytes)).toBeLessThanOrEqual(most);
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

it('a page is 13 kB of HTML or less, in the middle', () => {
  expect(median(htmlFiles().map((file) => gzipped(readFileSync(path.join(build, file)))))).toBeLessThanOrEqual(13_000);
});
