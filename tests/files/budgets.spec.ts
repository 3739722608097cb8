import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {localeCodes} from '../../config/locales';
import {unreadTexts} from '../../src/bilingual/build/siteTexts';
import {gzipped, htmlFiles, namedBytes} from '../support/pageBytes';
import {build, built} from '../support/pages';

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const compressed = (file: string): number => gzipped(readFileSync(path.join(build, file)));
const files = (pattern: string): string[] => globSync(pattern, {cwd: build});

it.each([
  ['scripts', 145_000, (file: string) => namedBytes(file, 'script')],
  ['style sheets', 21_000, (file: string) => namedBytes(file, 'stylesheet')],
  ['HTML', 13_000, compressed],
] as const)('half of the pages have no more %s than %i bytes', (_what, most, bytesOf) => {
  const bytes = htmlFiles().map(bytesOf);
  expect(Math.min(...bytes)).toBeGreaterThan(1000);
  expect(median(bytes)).toBeLessThanOrEqual(most);
});

it.each(localeCodes)('the first search asks for an index of 160 kB at most (%s)', (locale) => {
  expect(compressed(`search/${locale}.json`)).toBeLessThanOrEqual(160_000);
});

it('the scripts that every page loads name no page', () => {
  const scripts = files('assets/js/{main,runtime~main}.*.js');
  expect(scripts).toHaveLength(2);
  expect(scripts.map(built).join()).not.toMatch(/\/identity\/peru|\/docs-es\/identidad\/peru/);
});

it('no script reads a text that is left out of the scripts', () => {
  const scripts = files('assets/js/*.js').map(built).join();
  expect(unreadTexts.filter((id) => scripts.includes(id))).toEqual([]);
});

// What a writer can make by Markdown and by attributes of code blocks, on a page or not, by the class that styles it.
it.each([
  'alert--secondary',
  'alert--success',
  'alert--info',
  'alert--warning',
  'alert--danger',
  'details_\\w+',
  'containsTaskList_\\w+',
  'footnoteRefStickyNavbar_\\w+',
  'img_\\w+',
  'codeLineNumber_\\w+',
  'theme-code-block-highlighted-line',
])('the style sheets that are left keep .%s', (className) => {
  const css = files('assets/css/*.css').map(built).join('\n');
  expect(css).toMatch(new RegExp(`\\.${className}[^{}]*\\{[^}]`));
});
