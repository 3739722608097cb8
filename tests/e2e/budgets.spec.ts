import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test, type Page, type Request} from '@playwright/test';
import {open} from './site';

const build = path.resolve(__dirname, '../../build');

const gzipped = (file: string): number => gzipSync(readFileSync(file), {level: 9}).length;

const htmlFiles = readdirSync(build, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(build, file));

/** The page with the most HTML. */
function longestPage(): string {
  const [longest = ''] = [...htmlFiles].sort((a, b) => statSync(b).size - statSync(a).size);
  return `/${path.relative(build, longest).replace(/\.html$/, '')}`;
}

/** What is fetched for a page: `prefetch` is for pages to come. */
type Purpose = 'script' | 'section' | 'prefetch' | 'stylesheet' | 'other';

function purposeOf(request: Request): Purpose {
  const headers = request.headers();
  if ([headers['sec-purpose'], headers.purpose].some((value) => value?.includes('prefetch'))) {
    return 'prefetch';
  }
  if (/\/sections\//.test(request.url())) {
    return 'section';
  }
  const type = request.resourceType();
  return type === 'script' || type === 'stylesheet' ? type : 'other';
}

/** Bytes after compression by purpose, of what a page asks for until the network is idle. */
async function bytesOf(page: Page, route: string): Promise<Record<Purpose, number>> {
  const bytes = {script: 0, section: 0, prefetch: 0, stylesheet: 0, other: 0};
  const seen = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const purpose = purposeOf(request);
    if (purpose !== 'other' && !seen.has(pathname)) {
      seen.add(pathname);
      bytes[purpose] += gzipped(path.join(build, pathname));
    }
  });
  await open(page, route);
  await page.waitForLoadState('networkidle');
  return bytes;
}

for (const route of [
  '/',
  '/identity/colombia',
  longestPage(),
  '/docs-es/identidad/colombia',
  '/blog/welcome',
  '/search',
]) {
  test(`${route} keeps to its bytes`, async ({page}) => {
    const bytes = await bytesOf(page, route);
    expect(bytes.script, 'scripts').toBeLessThanOrEqual(150_000);
    expect(bytes.section, 'routes of the section').toBeLessThanOrEqual(15_000);
    expect(bytes.prefetch, 'prefetched').toBeLessThanOrEqual(60_000);
    expect(bytes.stylesheet, 'styles').toBeLessThanOrEqual(18_500);
  });
}

test('the scripts that every page loads name no page', () => {
  const scripts = readdirSync(path.join(build, 'assets/js')).filter((file) => /^(?:main|runtime~main)\./.test(file));
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const text = readFileSync(path.join(build, 'assets/js', script), 'utf8');
    expect(text).not.toContain('/identity/peru');
    expect(text).not.toContain('/docs-es/identidad/peru');
  }
});

test('a page is 11 kB of HTML or less, in the middle', () => {
  const sizes = htmlFiles.map(gzipped).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(11_000);
});
