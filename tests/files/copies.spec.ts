import {existsSync} from 'node:fs';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {copyPath, samplesPath} from '../../src/copies/copyPath';
import {build, built, html, sitePaths, wholeCopy} from '../support/pages';
import {copyContents, pageContents, type Contents} from './copyContents';

/** Pages of the site that say something: all but the search pages. */
const paths = sitePaths().filter((pathname) => !pathname.endsWith('/search'));

/** Pages of the blog that list posts: their copies list them in another form. */
const lists = paths.filter((pathname) => /^\/blog(?:$|\/(?:archive|authors|tags)(?:\/|$))/.test(pathname));

/** What agents read: copies, their samples and further parts, and indexes. */
const written = globSync(['**/*.md', '**/llms.txt', '**/llms/*.txt'], {cwd: build, dot: true});

/** What a page and its copy do not have in common. */
function faultsOf(pathname: string): string[] {
  const page = pageContents(html(pathname));
  const copy = copyContents(wholeCopy(copyPath(pathname)));
  // The copy of a landing page links to the countries, of which the page has a table.
  const rows = (contents: Contents): string => (['/', '/docs-es'].includes(pathname) ? '' : contents.rows.join('\n'));
  const sorted = (code: readonly string[]): string => [...code].sort().join('\n');
  const hasSamples = page.samples === 0 || existsSync(path.join(build, samplesPath(pathname)));
  return [
    ...(page.headings.join('\n') === copy.headings.join('\n') ? [] : ['headings']),
    ...(rows(page) === rows(copy) ? [] : ['tables']),
    ...(sorted(page.code) === sorted(copy.code) ? [] : ['code']),
    ...(hasSamples ? [] : ['samples']),
  ].map((fault) => `${pathname}: ${fault}`);
}

it('the copy of every page holds the same headings, tables and code', async () => {
  const faults: string[] = [];
  const counts = {headings: 0, rows: 0, code: 0};
  for (const pathname of paths.filter((item) => !lists.includes(item))) {
    // Vitest gives up a worker that says nothing for a minute.
    await setImmediate();
    faults.push(...faultsOf(pathname));
    const {headings, rows, code} = copyContents(built(copyPath(pathname)));
    counts.headings += headings.length;
    counts.rows += rows.length;
    counts.code += code.length;
  }
  expect(faults).toEqual([]);
  // A pattern that finds nothing would find no fault either.
  expect(counts.headings).toBeGreaterThan(5000);
  expect(counts.rows).toBeGreaterThan(5000);
  expect(counts.code).toBeGreaterThan(2000);
});

it('the copies of the pages that list posts lead to the same posts', () => {
  const posts = paths.filter((pathname) => /^\/blog\/[^/]+$/.test(pathname) && !lists.includes(pathname));
  for (const pathname of lists) {
    // A post of a list leads to the same post in the other language, which the list need not hold.
    const text = html(pathname).replaceAll(/<(head|nav|footer)\b.*?<\/\1>|<a\b[^>]*\bhreflang=[^>]*>/gs, '');
    const copy = wholeCopy(copyPath(pathname));
    expect(posts.filter((post) => copy.includes(`(${brand.siteUrl}${copyPath(post)})`))).toEqual(
      posts.filter((post) => new RegExp(`href="?${post}[">\\s]`).test(text)),
    );
  }
  expect(posts.length).toBeGreaterThan(3);
  expect(lists.length).toBeGreaterThan(15);
});

it('agents can read every copy and index whole, and each leads to the index of its language', () => {
  expect(written.length).toBeGreaterThan(1000);
  for (const file of written) {
    const text = built(file);
    expect(text.length, file).toBeLessThan(50_000);
    // A skill has a form of its own.
    if (file.endsWith('.md') && !file.endsWith('/SKILL.md')) {
      const [, frontMatter = '', first] = /^---\n([\s\S]*?)\n---\n\n(.*)/.exec(text) ?? [];
      const index = frontMatter.includes('\nlang: es') ? '/docs-es/llms.txt' : '/llms.txt';
      expect(first, file).toMatch(/^> /);
      expect(first, file).toContain(`[llms.txt](${brand.siteUrl}${index})`);
    }
  }
});

it('every link of the copies and of llms.txt leads somewhere', () => {
  const links = written.flatMap((file) =>
    [...built(file).matchAll(/(?:\]\(|: )(https?:\/\/[^\s)>]+)/g)].map(([, href = '']) => new URL(href)),
  );
  const own = links.filter(({origin}) => origin === brand.siteUrl).map(({pathname}) => decodeURI(pathname));
  const targets = [...new Set(own)];
  expect(targets.length).toBeGreaterThan(600);
  const isThere = (target: string): boolean =>
    [target, `${target}.html`].some((name) => existsSync(path.join(build, name)));
  expect(targets.filter((target) => !isThere(target))).toEqual([]);
});

it('the indexes list every page that the sitemap has, but for lists of the blog and the archive', () => {
  const indexes = written.filter((file) => file.endsWith('.txt'));
  expect(indexes).toContain('docs-es/llms/platform.txt');
  const listed = indexes.map(built).join('\n');
  const isArchived = (pathname: string): boolean => /admonitionHeading[^>]*>.{0,900}<\/span>Arch/.test(html(pathname));
  const isLeftOut = (pathname: string): boolean =>
    isArchived(pathname) || lists.includes(pathname) || ['/', '/docs-es', '/markdown-page'].includes(pathname);
  expect(paths.filter(isArchived).length).toBeGreaterThan(20);
  const isListed = (pathname: string): boolean => listed.includes(`(${brand.siteUrl}${copyPath(pathname)})`);
  expect(paths.filter((pathname) => isListed(pathname) === isLeftOut(pathname))).toEqual([]);
});

it('robots.txt lets the copies be read, and no search engine lists them', () => {
  // The directives that every validator knows.
  expect(built('robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n\nSitemap: https:\S+\n$/);
  expect(built('sitemap.xml')).not.toContain('.md');
});
