import {readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, type Page, type Request} from '@playwright/test';
import type {BuildName} from './buildSites';
import {open, test} from './open';
import {buildFolder} from './serveBuild';

const kindOf = (request: Request): string => {
  const headers = request.headers();
  const isAhead = [headers['sec-purpose'], headers.purpose].some((value) => value?.includes('prefetch'));
  return isAhead ? 'ahead' : request.resourceType();
};

/** Compressed bytes of what a page loads, by kind. */
async function bytesOf(page: Page, origin: string, name: BuildName, address: string): Promise<Record<string, number>> {
  const files = new Map<string, string>();
  const note = (request: Request): void => {
    files.set(new URL(request.url()).pathname.replace('/base/', ''), kindOf(request));
  };
  page.on('request', note);
  await open(page, `${origin}/${address}`);
  page.off('request', note);
  const bytes: Record<string, number> = {};
  for (const [file, kind] of files) {
    const found = file === address || file === '' ? path.join(file, 'index.html') : file;
    const candidates = [`${file}.html`, found].map((candidate) => path.join(buildFolder(name), candidate));
    const content = candidates.flatMap((candidate) => {
      try {
        return [readFileSync(candidate)];
      } catch {
        return [];
      }
    })[0];
    bytes[kind] = (bytes[kind] ?? 0) + (content === undefined ? 0 : gzipSync(content).length);
  }
  return bytes;
}

test('there is less script at first load, and it does not grow with the pages', async ({browser, serve}) => {
  const rows: Record<string, Record<string, number>> = {};
  const scripts = async (name: BuildName, address: string): Promise<number> => {
    const {origin} = await serve(name);
    const page = await browser.newPage();
    const bytes = await bytesOf(page, origin, name, address);
    await page.close();
    rows[`/${address}, ${name}`] = bytes;
    // A section is fetched before the page is taken over, as scripts are.
    return (bytes.script ?? 0) + (bytes.fetch ?? 0);
  };
  const found: {small: number; large: number; largePlain: number}[] = [];
  for (const address of ['', 'docs/intro', 'docs/area-1/page-1', 'blog/first']) {
    await scripts('plain', address);
    const small = await scripts('lean', address);
    const largePlain = await scripts('largePlain', address);
    found.push({small, largePlain, large: await scripts('large', address)});
  }
  console.table(rows);
  for (const {small, large, largePlain} of found) {
    expect(large).toBeLessThan(0.7 * largePlain);
    expect(large - small).toBeLessThan(small / 50);
  }
});
