import {existsSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {copyPath, samplesPath} from '../../src/copies/copyPath';
import {build, built, html, sitePaths, wholeCopy} from '../support/pages';
import {copyContents, pageContents} from './copyContents';

/** Pages that have a copy: all but the landing pages, those of the search, and the lists of the blog. */
const paths = sitePaths().filter(
  (pathname) => !/^\/(?:docs-es)?$|\/search$|^\/blog(?:$|\/(?:archive|authors|tags)(?:\/|$))/.test(pathname),
);

/** What agents read: copies, their samples and further parts, and indexes. */
const written = globSync(['**/*.md', '**/llms.txt', '**/llms/*.txt'], {cwd: build, dot: true});

const isThere = (file: string): boolean => existsSync(path.join(build, file));

it('the copy of every page holds the same headings, tables and code, and operations have their samples', async () => {
  const counts = {headings: 0, rows: 0, code: 0};
  const faults: string[] = [];
  for (const pathname of paths) {
    // Vitest gives up a worker that says nothing for a minute.
    await setImmediate();
    const page = pageContents(html(pathname));
    const copy = copyContents(wholeCopy(copyPath(pathname)));
    for (const part of ['headings', 'rows', 'code'] as const) {
      counts[part] += copy[part].length;
      if ([...page[part]].sort().join() !== [...copy[part]].sort().join()) {
        faults.push(`${pathname}: ${part}`);
      }
    }
    if (/<main.*\bdata-operation=["']?\w+["' >]/s.test(html(pathname)) && !isThere(samplesPath(pathname))) {
      faults.push(`${pathname}: samples`);
    }
  }
  expect(faults).toEqual([]);
  // A pattern that finds nothing would find no fault either.
  expect(counts.headings).toBeGreaterThan(5000);
  expect(counts.rows).toBeGreaterThan(5000);
  expect(counts.code).toBeGreaterThan(2000);
});

it('agents can read every copy and index whole, and every link of them leads somewhere', () => {
  const targets = new Set<string>();
  for (const file of written) {
    const text = built(file);
    expect(text.length, file).toBeLessThan(50_000);
    for (const [, href = ''] of text.matchAll(/(?:\]\(|: )(https?:\/\/[^\s)>]+)/g)) {
      const {origin, pathname} = new URL(href);
      targets.add(origin === brand.siteUrl ? decodeURI(pathname) : '');
    }
  }
  expect(targets.size).toBeGreaterThan(600);
  expect([...targets].filter((target) => !isThere(target) && !isThere(`${target}.html`))).toEqual([]);
});

it('the indexes list every page that the sitemap has, but for the archive', () => {
  const indexes = written.filter((file) => file.endsWith('.txt'));
  expect(indexes).toContain('docs-es/llms/platform.txt');
  const listed = indexes.map(built).join('\n');
  const isArchived = (pathname: string): boolean => /admonitionHeading[^>]*>.{0,900}<\/span>Arch/.test(html(pathname));
  const isLeftOut = (pathname: string): boolean => isArchived(pathname) || pathname === '/markdown-page';
  const isListed = (pathname: string): boolean => listed.includes(`(${brand.siteUrl}${copyPath(pathname)})`);
  expect(paths.filter((pathname) => isListed(pathname) === isLeftOut(pathname))).toEqual([]);
});

it('robots.txt lets the copies be read, and no search engine lists them', () => {
  // The directives that every validator knows.
  expect(built('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\S+\n$/);
  expect(built('sitemap.xml')).not.toContain('.md');
});
