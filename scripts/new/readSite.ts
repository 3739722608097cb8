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
import type {KnownOperation, PathsFile, Site, SourceFile} from './Site';

/** Where country-flag-icons keeps its drawings. */
const flags = path.join(path.dirname(require.resolve('country-flag-icons/package.json')), '3x2');

type YamlOperation = Pick<KnownOperation, 'operationId' | 'tags' | 'responses'>;

/** @throws if the text is not YAML, with file, line and what is wrong */
function parseYaml({file, text}: SourceFile): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  }
}

/**
 * Reads a file of openapi/paths, without checking it: `npm run check` does that.
 *
 * @throws if the text is not YAML, with file, line and what is wrong
 */
export function pathsFile(source: SourceFile): PathsFile {
  const items = Object.entries(parseYaml(source) as Record<string, Record<string, unknown>>);
  const operations = items.flatMap(([route, {parameters = [], ...members}]) => {
    const pathParameters = (parameters as {name?: string}[]).flatMap(({name}) => name ?? []);
    // Beside its methods a path has servers.
    return Object.entries(members as Record<string, YamlOperation | readonly unknown[]>).flatMap(
      ([method, operation]) =>
        'operationId' in operation ? [{...operation, method, path: route, pathParameters}] : [],
    );
  });
  return {...source, name: path.basename(source.file, '.yaml'), operations};
}

/**
 * Reads what a new subject is compared with and put into.
 *
 * @param root - the site's folder
 * @throws if a page or a file of the contract cannot be read, with its file
 */
export async function readSite(root: string): Promise<Site> {
  const read = (file: string): SourceFile => ({file, text: readFileSync(path.join(root, file), 'utf8')});
  const files = (pattern: string): SourceFile[] => globSync(pattern, {cwd: root}).sort().map(read);
  const index = read('openapi/openapi.yaml');
  const {components} = parseYaml(index) as {components?: {schemas?: object}};
  const pages = await Promise.all(localeCodes.map(async (locale) => [locale, await readPages(root, locale)] as const));
  return {
    pages: Object.fromEntries(pages) as Record<LocaleCode, ContentPage[]>,
    otherRoutes: otherRoutes(),
    outline: files('config/outline/!(index).yaml'),
    contract: {
      index,
      paths: files('openapi/paths/*.yaml').map(pathsFile),
      schemas: Object.keys(components?.schemas ?? {}),
    },
    countries,
    countriesFile: read('config/countries.ts'),
    flagOf: (code) => {
      const file = path.join(flags, `${code}.svg`);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    },
    postSlugs: (await Promise.all(postFiles(root).map((file) => readPost(root, file)))).map(({slug}) => slug),
    teams: Object.keys(parseYaml(read('blog/authors.yml')) as object),
    today: new Date().toISOString().slice(0, 10),
    areaTags: areas.map(({tag}) => tag),
  };
}
