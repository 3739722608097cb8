import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';
import {areas} from '../../config/areas';
import {countries} from '../../config/countries';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {readPages, type ContentPage} from '../../src/content/readPages';
import {postFiles, readPost} from '../../src/content/readPosts';
import {otherRoutes} from '../../src/content/siteRoutes';
import type {Source} from '../../src/content/sources';
import {outlineGroups} from './outlineGroups';

/** An operation of the contract, as far as a new one has to do with it. */
export interface KnownOperation {
  operationId: string;
  tags?: readonly string[];
  responses?: Readonly<Record<string, {$ref?: string}>>;
  /** The file of openapi/paths that describes it, without .yaml. */
  name: string;
  method: string;
  path: string;
  /** Names of the parameters that its path has for all of its methods. */
  pathParameters: readonly string[];
}

/** What a new subject is compared with and put into. */
export type Site = Awaited<ReturnType<typeof readSite>>;

/** @throws if the text is not YAML, with file, line and what is wrong */
function parseYaml({file, text}: Source): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/** The operations in a file of openapi/paths, which is not checked: `npm run check` does that. */
export function operationsIn(name: string, source: Source): KnownOperation[] {
  const items = Object.entries(parseYaml(source) as Record<string, Record<string, unknown>>);
  return items.flatMap(([route, {parameters = [], ...members}]) => {
    const pathParameters = (parameters as {name?: string}[]).flatMap((parameter) => parameter.name ?? []);
    // Beside its methods a path has servers.
    return Object.entries(members as Record<string, KnownOperation | readonly unknown[]>).flatMap(
      ([method, operation]) =>
        'operationId' in operation ? [{...operation, name, method, path: route, pathParameters}] : [],
    );
  });
}

/**
 * Reads what a new subject is compared with and put into.
 *
 * @param root - the site's folder
 * @throws if a page or a file of the contract cannot be read, with its file
 */
export async function readSite(root: string) {
  const read = (file: string): Source => ({file, text: readFileSync(path.join(root, file), 'utf8')});
  const files = (pattern: string): Source[] => globSync(pattern, {cwd: root}).sort().map(read);
  const index = read('openapi/openapi.yaml');
  const {components} = parseYaml(index) as {components?: {schemas?: object}};
  const pathsFiles = Object.fromEntries(
    files('openapi/paths/*.yaml').map((source) => [path.basename(source.file, '.yaml'), source]),
  );
  const pages: Partial<Record<LocaleCode, Pick<ContentPage, 'id' | 'route' | 'title' | 'isAlias'>[]>> = {};
  for (const locale of localeCodes) {
    pages[locale] = await readPages(root, locale);
  }
  return {
    pages: pages as Required<typeof pages>,
    otherRoutes: otherRoutes(),
    groups: files('config/outline/!(index).yaml').flatMap(outlineGroups),
    /** `openapi/openapi.yaml`. */
    index,
    /** The files of openapi/paths by their names. */
    pathsFiles,
    operations: Object.entries(pathsFiles).flatMap(([name, source]) => operationsIn(name, source)),
    schemas: Object.keys(components?.schemas ?? {}),
    countries,
    countriesFile: read('config/countries.ts'),
    /** The drawing of a country's flag, by its ISO code; undefined for a code that no country has. */
    flagOf: (code: string): string | undefined => {
      const file = path.join(path.dirname(require.resolve('country-flag-icons/package.json')), '3x2', `${code}.svg`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    postSlugs: (await Promise.all(postFiles(root).map((file) => readPost(root, file)))).map(({slug}) => slug),
    /** Those that sign posts. */
    teams: Object.keys(parseYaml(read('blog/authors.yml')) as object),
    /** The day on which a post is dated, as `2026-01-31`. */
    today: new Date().toISOString().slice(0, 10),
    /** Tags of the contract for which the pages of countries have a section. */
    areaTags: areas.map(({tag}) => tag),
  };
}
