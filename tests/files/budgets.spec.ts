import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {unreadTexts} from '../../src/bilingual/build/siteTexts';
import {gzipped, namedBytes} from '../support/pageBytes';
import {build, built, sitePaths} from '../support/pages';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const compressed = (file: string): number => gzipped(readFileSync(path.join(build, file)));
const files = (pattern: string): string[] => globSync(pattern, {cwd: build});

it.each([
  ['scripts', 145_000, (file: string) => namedBytes(file, 'script')],
  ['style sheets', 20_000, (file: string) => namedBytes(file, 'stylesheet')],
  ['HTML', 13_000, compressed],
] as const)('half of the pages have no more %s than %i bytes', (_what, most, bytesOf) => {
  const bytes = sitePaths().map((pathname) => bytesOf(pathname === '/' ? 'index.html' : `${pathname}.html`));
  expect(Math.min(...bytes)).toBeGreaterThan(1000);
  expect(median(bytes)).toBeLessThanOrEqual(most);
});

it.each(localeCodes)('the first search asks for an index of 160 kB at most (%s)', (locale) => {
  expect(compressed(`search/${locale}.json`)).toBeLessThanOrEqual(160_000);
});

it('the scripts that every page loads name no page, and no script reads a text that is left out', () => {
  const common = files('assets/js/{main,runtime~main}.*.js');
  expect(common).toHaveLength(2);
  expect(common.map(built).join()).not.toMatch(/\/identity\/peru|\/docs-es\/identidad\/peru/);
  const scripts = files('assets/js/*.js').map(built).join();
  expect(unreadTexts.filter((id) => scripts.includes(id))).toEqual([]);
});

// By the class that styles it.
it('the style sheets keep what a writer can make by Markdown, on a page or not', () => {
  const css = files('assets/css/*.css').map(built).join('\n');
  for (const name of ['alert--danger', 'details_', 'containsTaskList_', 'img_', 'codeLineNumber_']) {
    expect(css).toMatch(new RegExp(`\\.${name}[^{}]*\\{[^}]`));
  }
});
