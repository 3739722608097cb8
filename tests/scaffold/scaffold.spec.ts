import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../config/brand';
import {findMarkers} from '../../src/content/markers';
import {copySite} from '../../scripts/serving/copySite';
import {runNew, runScript, type Run} from './runNew';
import {guide, operation} from './subjects';

/** The checks for which it does not matter that a test wrote the texts. */
const checksOfForm = ['front-matter', 'contract', 'mdx', 'headings', 'parity', 'outline', 'links', 'markers', 'thin'];

const contractFile = 'openapi/paths/identity.yaml';

const pageFiles = [operation, guide].flatMap(({id}) => [`docs/${id}.mdx`, `docs-es/${id}.mdx`]);

let site: string;
let runs: Run[];
/** `npm run check` before the texts were written, and after. */
let unwritten: Run;
let written: Run;
/** How many texts were to be written in each file before they were. */
let toWrite: number[];
let build: Run;

const read = (file: string): string => readFileSync(path.join(site, file), 'utf8');

/** Writes every text that is marked, at the length that its page needs. */
function writeMarkedTexts(file: string): void {
  const text = read(file);
  const frontMatterEnd = text.startsWith('---\n') ? text.slice(0, text.indexOf('\n---\n')).split('\n').length : 0;
  const written = findMarkers(text).reduce(
    (rest, marker) =>
      rest.replace(
        marker.text,
        marker.line <= frontMatterEnd
          ? `What somebody finds who reads the page of the file ${file} to its end.`
          : 'One of the sentences that a writer would put here. '.repeat(file.endsWith('.mdx') ? 10 : 1).trim(),
      ),
    text,
  );
  writeFileSync(path.join(site, file), written);
}

beforeAll(async () => {
  site = await copySite();
  runs = [await runNew(site, operation), await runNew(site, guide)];
  unwritten = await runScript(site, 'check.ts');
  const files = [...pageFiles, contractFile];
  toWrite = files.map((file) => findMarkers(read(file)).length);
  files.forEach(writeMarkedTexts);
  written = await runScript(site, 'check.ts', checksOfForm);
  build = await runScript(site, 'build.ts');
});

afterAll(async () => {
  await rm(site, {recursive: true});
});

describe('npm run new', () => {
  it('says what it wrote and what to do next', () => {
    expect(runs.map(({status}) => status)).toEqual([0, 0]);
    for (const file of [...pageFiles, contractFile, 'config/outline/checks.yaml', 'config/outline/face-proofs.yaml']) {
      expect(runs.map(({output}) => output).join('\n')).toContain(file);
    }
    expect(runs[0]?.output).toContain('npm run check');
  });

  it('makes what passes every check but for the texts to be written, which the check names', () => {
    expect(unwritten.status).toBe(1);
    const faults = unwritten.output.split('\n').filter((line) => /\[[a-z-]+\]$/.test(line));
    expect(faults.filter((line) => !line.endsWith('[markers]'))).toEqual([]);
    for (const file of [...pageFiles, contractFile]) {
      expect(unwritten.output).toMatch(new RegExp(`^${file}:\\d+: \\[(?:to be written|por escribir)`, 'm'));
    }
    expect(written, written.output).toMatchObject({status: 0});
  });

  it('marks what is to be written, where it can be found', () => {
    expect(toWrite.every((count) => count > 0)).toBe(true);
    expect([...pageFiles, contractFile].flatMap((file) => findMarkers(read(file)))).toEqual([]);
  });
});

interface Built {
  route: string;
  counterpart: string;
  /** Language of the page, and of its counterpart. */
  lang: 'en' | 'es';
  title: string;
  /** Another page of the group, in whose sidebar the page is. */
  neighbour: string;
}

const built: Built[] = [
  [operation, '/identity/argentina', '/docs-es/identidad/argentina'] as const,
  [guide, '/getting-started/how-it-works', '/docs-es/empezar/como-funciona'] as const,
].flatMap(([subject, english, spanish]): Built[] => {
  const routes = {en: `/${subject.id}`, es: `/docs-es${subject['slug-es']}`};
  return [
    {route: routes.en, counterpart: routes.es, lang: 'en', title: subject['title-en'], neighbour: english},
    {route: routes.es, counterpart: routes.en, lang: 'es', title: subject['title-es'], neighbour: spanish},
  ];
});

describe('the site that is built with it', () => {
  it('builds', () => {
    expect(build.status, build.output).toBe(0);
  });

  describe.each(built)('has $route', ({route, counterpart, lang, title, neighbour}) => {
    const html = (page: string): string => read(`build${page}.html`);

    it('as a page in its language', () => {
      expect(html(route)).toMatch(new RegExp(`<html lang="?${lang}\\b`));
      expect(html(route)).toContain(title);
    });

    it('in the sidebar of its group', () => {
      const sidebar = html(neighbour).slice(html(neighbour).indexOf('theme-doc-sidebar-menu'));
      expect(sidebar).toMatch(new RegExp(`href="?${route}["\\s>]`));
    });

    it('in the search', () => {
      const {records} = JSON.parse(read(`build/search/${lang}.json`)) as {records: {path: string; title: string}[]};
      expect(records.find((record) => record.path === route)).toMatchObject({title});
    });

    it('as a Markdown copy', () => {
      expect(read(`build${route}.md`)).toContain(`# ${title}`);
      const folder = lang === 'en' ? 'build/llms' : 'build/docs-es/llms';
      const indexes = readdirSync(path.join(site, folder)).map((file) => read(`${folder}/${file}`));
      expect(indexes.join('\n')).toContain(`${route}.md)`);
    });

    it('in the sitemap', () => {
      expect(read('build/sitemap.xml')).toContain(`<loc>${brand.siteUrl}${route}</loc>`);
    });

    it('as the alternate of its counterpart', () => {
      const alternates = [...html(counterpart).matchAll(/<link[^>]*rel="?alternate[^>]*>/g)].map(([link]) => link);
      expect(
        alternates.filter((link) => link.includes(`hreflang="${lang}"`) || link.includes(`hreflang=${lang} `)),
      ).toEqual([expect.stringMatching(new RegExp(`href="?${brand.siteUrl}${route}["\\s>]`)) as string]);
    });
  });

  it('shows the operation with its samples, and on the page of its country', () => {
    expect(read(`build/${operation.id}.html`)).toContain(operation.path);
    expect(read('build/countries/ecuador.html')).toMatch(new RegExp(`href="?/${operation.id}["\\s>]`));
  });
});

function edit(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  writeFileSync(path.join(site, file), read(file).replaceAll(from, to));
}

/** Every file of the built site that can be read, by its path. */
const builtTexts = (): [file: string, text: string][] =>
  globSync('build/**/*.{html,js,json,md,txt,xml,yaml}', {cwd: site}).map((file) => [file, read(file)]);

/**
 * Pages that did not change themselves are compiled again where they show what did: `src/delivery/build-cache`. `config/` stays as
 * it is here: the bundler itself starts a new cache where anything that `docusaurus.config.ts` imports has changed, a country too.
 */
describe('the next build, with the cache of the first', () => {
  const moved = '/docs-es/identidad/ecuador-ruc';
  const renamed = 'Ecuador, number of a taxpayer';

  beforeAll(async () => {
    expect(existsSync(path.join(site, 'node_modules/.cache/rspack')), 'the first build kept its cache').toBe(true);
    edit(`docs-es/${operation.id}.mdx`, `slug: ${operation['slug-es']}`, 'slug: /identidad/ecuador-ruc');
    edit(`docs/${operation.id}.mdx`, operation['title-en'], renamed);
    build = await runScript(site, 'build.ts');
  });

  it('builds', () => {
    expect(build.status, build.output).toBe(0);
  });

  it('shows the page that moved at its new address, and nowhere leads to the old one', () => {
    expect(read('build/docs-es/paises/ecuador.html')).toMatch(new RegExp(`href="?${moved}["\\s>]`));
    const old = new RegExp(`/docs-es${operation['slug-es']}(?![\\w-])`);
    expect(builtTexts().flatMap(([file, text]) => (old.test(text) ? [file] : []))).toEqual([]);
  });

  it('shows the new title, and nowhere the old one', () => {
    expect(read(`build/${operation.id}.html`)).toContain(renamed);
    expect(builtTexts().flatMap(([file, text]) => (text.includes(operation['title-en']) ? [file] : []))).toEqual([]);
  });
});
