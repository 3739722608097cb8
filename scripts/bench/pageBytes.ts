import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Page, Request} from '@playwright/test';
import {globSync} from 'tinyglobby';

/** What is fetched for a page: `prefetch` is for pages to come. */
const purposes = ['document', 'stylesheet', 'script', 'section', 'prefetch'] as const;

export type Purpose = (typeof purposes)[number];

/** The bytes of a text after compression, as a host sends them. */
export const gzipped = (text: Buffer): number => gzipSync(text, {level: 9}).length;

/** The pages of a built site, as paths of files. */
export function htmlFiles(build: string): string[] {
  return globSync('**/*.html', {cwd: build, absolute: true});
}

/**
 * The pages that are measured, one of each template.
 *
 * @param build - folder of the built site
 * @returns routes by template
 */
export function measuredRoutes(build: string): Readonly<Record<string, string>> {
  const [longest = ''] = htmlFiles(build).sort((a, b) => statSync(b).size - statSync(a).size);
  return {
    landing: '/',
    operation: '/identity/colombia',
    'longest page': `/${path.relative(build, longest).replace(/\.html$/, '')}`,
    'operation, Spanish': '/docs-es/identidad/colombia',
    'blog post': '/blog/welcome',
    search: '/search',
  };
}

function purposeOf(request: Request): Purpose | undefined {
  const headers = request.headers();
  if ([headers['sec-purpose'], headers.purpose].some((value) => value?.includes('prefetch'))) {
    return 'prefetch';
  }
  const type = request.url().includes('/sections/') ? 'section' : request.resourceType();
  return purposes.find((purpose) => purpose === type);
}

/**
 * The file that a static host sends for a path.
 *
 * @throws if there is none
 */
function fileOf(build: string, pathname: string): string {
  const candidates = ['', '.html', '/index.html'].map((ending) => path.join(build, `${pathname}${ending}`));
  const file = candidates.find((name) => existsSync(name) && statSync(name).isFile());
  if (file === undefined) {
    throw new Error(`${build}: a page asks for ${pathname}, and there is no such file. Build the site again.`);
  }
  return file;
}

/**
 * Counts what a page asks for until the network is idle.
 *
 * @param page - that has not been opened
 * @param options.build - folder of the built site, whose files are weighed: the browser does not tell the content of what
 *   it prefetches
 * @param options.open - opens the page
 * @returns bytes by purpose; pictures and fonts are left out
 * @throws if the page asks for a file that does not exist
 */
export async function bytesOf(
  page: Page,
  {build, open}: {build: string; open: () => Promise<unknown>},
): Promise<Record<Purpose, {gzip: number}>> {
  const asked = new Map<string, Purpose>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    const purpose = purposeOf(request);
    if (purpose !== undefined && !asked.has(pathname)) {
      asked.set(pathname, purpose);
    }
  });
  await open();
  await page.waitForLoadState('networkidle');
  const bytes = {
    document: {gzip: 0},
    stylesheet: {gzip: 0},
    script: {gzip: 0},
    section: {gzip: 0},
    prefetch: {gzip: 0},
  };
  for (const [pathname, purpose] of asked) {
    bytes[purpose].gzip += gzipped(readFileSync(fileOf(build, decodeURI(pathname))));
  }
  return bytes;
}
