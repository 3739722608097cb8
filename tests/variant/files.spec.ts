import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {readBrand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {inlineScriptsIn} from '../../src/delivery/headers/inlineScripts';
import {base, hostile, otherBrand} from './site';

const build = path.resolve(__dirname, '../../build-variant');
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');

test('nothing of the default brand is left in any file', () => {
  const {name, slug, siteUrl} = readBrand({});
  const host = new URL(siteUrl).hostname.split('.').slice(-2).join('\\.');
  const brand = new RegExp(`.{0,60}(?<![a-z])(?:${name}|${slug}|${host})(?![a-z]).{0,60}`, 'i');
  const files = globSync('**/*.{html,js,css,json,xml,txt,svg,md,yaml}', {cwd: build});
  expect(files.length).toBeGreaterThan(1000);
  // The text comes from config/brand.ts.
  const traces = files.flatMap((file) => {
    const place = brand.exec(read(file));
    return place === null ? [] : [`${file}: …${place[0]}…`];
  });
  expect(traces).toEqual([]);
});

test('a name and a title that try to run a script are shown as they are, and the policy allows no other script', async ({
  page,
}) => {
  const running = globSync('**/*.html', {cwd: build}).filter((file) =>
    inlineScriptsIn(read(file)).some((source) => source.includes('alert(1)')),
  );
  expect(running).toEqual([]);
  await page.goto(`${base}/blog/welcome`);
  await expect(page).toHaveTitle(`${hostile} | ${otherBrand.BRAND_NAME}`);
  const policy = /script-src ([^;]*)/.exec(read('_headers'))?.[1] ?? '';
  // One more for the language that was added.
  expect(policy.match(/'sha256-/g)).toHaveLength(localeCodes.length + 1);
});

test('no menu has links to assistants, which are switched off', () => {
  const page = read('identity/peru.html');
  expect(page).toContain('View the page as Markdown');
  expect(page).not.toMatch(/claude\.ai|chatgpt\.com/);
});

test("Algolia's settings replace the site's own search", () => {
  expect(globSync('search/*.json', {cwd: build})).toEqual([]);
  expect(existsSync(path.join(build, 'search.html')) && existsSync(path.join(build, 'docs-es/search.html'))).toBe(true);
});

test.describe('a language that was added by data alone', () => {
  for (const file of ['docs-pt.html', 'docs-pt/intro.html', 'docs-pt/identidade/peru.html', 'docs-pt/404.html']) {
    test(`${file} says that it is in it`, () => {
      expect(read(file)).toMatch(/<html[^>]* lang="?pt[" ]/);
    });
  }

  for (const file of ['intro.html', 'docs-es/intro.html', 'docs-pt/intro.html']) {
    test(`is one of three alternates of ${file}`, () => {
      const alternates = [...read(file).matchAll(/hreflang="?([\w-]+)/gi)].map(([, lang]) => lang);
      expect(alternates).toEqual(expect.arrayContaining(['en', 'es', 'pt', 'x-default']));
      expect(read(file)).toContain('/docs-pt/intro');
    });
  }

  test('has its own texts, and those of the default language where it has none', () => {
    const html = read('docs-pt/identidade/peru.html');
    expect(html).toContain('>Erros');
    expect(html).toContain('Documentação');
    expect(html).toMatch(/>Parameters/);
  });

  test('has feeds and an index for language models of its own', () => {
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(existsSync(path.join(build, 'blog/pt', feed)), feed).toBe(true);
    }
    expect(read('docs-pt/llms/data-checks.txt')).toContain('/docs-pt/identidade/peru.md');
    expect(read('llms.txt')).toContain('/docs-pt/llms.txt');
  });

  test('takes nothing from the others', () => {
    expect(existsSync(path.join(build, 'docs-es/identidad/peru.html'))).toBe(true);
    expect(existsSync(path.join(build, 'docs-es/llms.txt'))).toBe(true);
  });
});
