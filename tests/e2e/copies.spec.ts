import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from '@playwright/test';
import {brand} from '../../config/brand';
import {sampleLanguages} from '../../src/reference/samples/languages';
import {copyContents, pageContents} from './copyContents';
import {open, sitePaths} from './site';

const build = path.resolve(__dirname, '../../build');
const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');

/** Pages of the site that say something: all but the search pages. */
const paths = sitePaths().filter((pathname) => !pathname.endsWith('/search'));
const copyOf = (pathname: string): string => (pathname === '/' ? '/index.md' : `${pathname}.md`);

/** What agents read: copies, their samples and further parts, and indexes. */
const written = globSync(['**/*.md', '**/llms.txt', '**/llms/*.txt'], {cwd: build, dot: true});
const indexes = written.filter((file) => file.endsWith('.txt'));

/** A copy or its samples with all parts, as one text. */
function wholeCopy(file: string): string {
  const parts = [file];
  for (let part = 2; existsSync(path.join(build, file.replace(/md$/, `${part}.md`))); part += 1) {
    parts.push(file.replace(/md$/, `${part}.md`));
  }
  return parts.map((name) => read(name).replace(/^---\n[\s\S]*?\n---\n/, '')).join('\n');
}
const samplesOf = (pathname: string): string => copyOf(pathname).replace(/md$/, 'samples.md');

test('the copy of every page holds the same headings, tables and code', () => {
  const faults: string[] = [];
  for (const pathname of paths) {
    const page = pageContents(read(pathname === '/' ? 'index.html' : `${pathname}.html`));
    const copy = copyContents(wholeCopy(copyOf(pathname)));
    const rest = [...copy.code];
    const missing = page.code.filter((code) => {
      const index = rest.indexOf(code);
      rest.splice(index, index < 0 ? 0 : 1);
      return index < 0;
    });
    const isSame =
      JSON.stringify([page.headings, page.tables]) === JSON.stringify([copy.headings, copy.tables]) &&
      missing.length === page.programs &&
      rest.length === 0;
    const isComplete = page.samples + page.programs === 0 || existsSync(path.join(build, samplesOf(pathname)));
    if (!isSame || !isComplete || copy.headings.length === 0) {
      faults.push(pathname);
    }
  }
  expect(faults).toEqual([]);
  expect(paths.length).toBeGreaterThan(600);
});

test('agents can read every copy and index whole, and each leads to the index of its language', () => {
  for (const file of written) {
    const text = read(file);
    expect(text.length, file).toBeLessThan(50_000);
    if (file.endsWith('.md')) {
      const [, frontMatter = '', first] = /^---\n([\s\S]*?)\n---\n\n(.*)/.exec(text) ?? [];
      const index = frontMatter.includes('\nlang: es') ? '/docs-es/llms.txt' : '/llms.txt';
      expect(first, file).toMatch(/^> /);
      expect(first, file).toContain(`[llms.txt](${brand.siteUrl}${index})`);
    }
  }
  expect(written.length).toBeGreaterThan(1000);
});

test('the parts of a long copy lead from one to the next', () => {
  const later = written.filter((file) => /\.\d+\.md$/.test(file));
  for (const file of later) {
    const number = Number(/\.(\d+)\.md$/.exec(file)?.[1]);
    const before = file.replace(/\.\d+\.md$/, number === 2 ? '.md' : `.${number - 1}.md`);
    expect(read(before).trimEnd().split('\n').at(-1), before).toContain(`(${brand.siteUrl}/${file})`);
  }
  expect(later).toContain('platform/errors.2.md');
});

test('the copy and its samples have the code that each tab shows', async ({page}) => {
  for (const pathname of ['/identity/canada', '/docs-es/recursos/actualizar-un-webhook', '/docs-es']) {
    await open(page, pathname);
    const code = [copyOf(pathname), samplesOf(pathname)].flatMap((file) => copyContents(wholeCopy(file)).code);
    for (const {id} of sampleLanguages) {
      await page.locator('[data-operation] select').first().selectOption(id);
      const shown = page.locator('[data-operation] pre');
      await expect(shown.first()).toHaveClass(/language-/);
      for (const text of await shown.evaluateAll((blocks) => blocks.map((block) => (block as HTMLElement).innerText))) {
        expect(code, `${pathname}, ${id}`).toContain(text.trimEnd());
      }
    }
  }
});

test('every link of the copies and of llms.txt leads somewhere', () => {
  const broken: string[] = [];
  const known = new Map<string, boolean>();
  for (const file of written) {
    for (const [, href = ''] of read(file).matchAll(/(?:\]\(|: )(https?:\/\/[^\s)>]+)/g)) {
      const url = new URL(href);
      if (url.origin === brand.siteUrl) {
        const target = decodeURI(url.pathname);
        known.set(
          target,
          known.get(target) ?? [target, `${target}.html`].some((name) => existsSync(path.join(build, name))),
        );
        if (known.get(target) !== true) {
          broken.push(`${file}: ${href}`);
        }
      }
    }
  }
  expect(broken).toEqual([]);
  expect(known.size).toBeGreaterThan(600);
});

test('the indexes list every page of its language that the sitemap has, but for lists of the blog', () => {
  const listed = indexes.map(read).join('\n');
  expect(indexes).toContain('docs-es/llms/platform.txt');
  const isListed = (pathname: string): boolean => listed.includes(`(${brand.siteUrl}${copyOf(pathname)})`);
  const left = paths.filter((pathname) => !isListed(pathname));
  expect(
    left.filter(
      (pathname) => !/^\/(?:blog(?:$|\/(?:archive|authors|tags|page))|docs-es$|markdown-page$|$)/.test(pathname),
    ),
  ).toEqual([]);
});

test('robots.txt lets the copies be read, and no search engine lists them', async ({request}) => {
  expect(read('robots.txt')).not.toContain('Disallow');
  expect(read('sitemap.xml')).not.toContain('.md');
  const answer = await request.get('/identity/peru.md');
  expect(answer.headers()).toMatchObject({'content-type': 'text/markdown; charset=utf-8', 'x-robots-tag': 'noindex'});
});

for (const {pathname, menu, markdown, link, openapi, copied} of [
  {
    pathname: '/identity/peru',
    menu: 'Copy or export',
    markdown: 'Copy the page as Markdown',
    link: 'Copy the link',
    openapi: 'Download the OpenAPI of checkIdentityPeru',
    copied: 'Copied',
  },
  {
    pathname: '/docs-es/identidad/peru',
    menu: 'Copiar o exportar',
    markdown: 'Copiar la página como Markdown',
    link: 'Copiar el enlace',
    openapi: 'Descargar el OpenAPI de checkIdentityPeru',
    copied: 'Copiado',
  },
]) {
  test(`the menu of ${pathname} copies, shows and exports the page`, async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, pathname);
    const button = page.getByText(menu, {exact: true});
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: markdown}).click();
    await expect(page.locator('details').getByRole('status')).toHaveText(copied);
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    expect(await clipboard()).toBe(read(copyOf(pathname)));
    await page.getByRole('button', {name: link}).click();
    await expect.poll(clipboard).toBe(`${baseURL ?? ''}${pathname}`);
    const fragment = await page.request.get((await page.getByRole('link', {name: openapi}).getAttribute('href')) ?? '');
    expect(Object.keys(((await fragment.json()) as {paths: object}).paths)).toEqual(['/v3/pe/cedula']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: markdown})).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('the menu says so where the page cannot be copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.md', (route) => route.abort());
  await open(page, '/docs-es/identidad/peru');
  await page.getByText('Copiar o exportar', {exact: true}).click();
  await page.getByRole('button', {name: 'Copiar la página como Markdown'}).click();
  await expect(page.locator('details').getByRole('status')).toContainText('No se pudo copiar.');
});
