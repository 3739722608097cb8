import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {countries} from '../../../config/countries';
import {localized, type LocaleCode} from '../../../config/locales';
import {postLocale} from '../../content/postLocale';
import {countryRoute} from '../../content/countryRoute';
import {pageKind} from '../../content/pageKind';
import type {LocalizedContract, Operation} from '../../reference/contract/types';
import {fieldAddresses, sharedPrefix} from '../../reference/contract/fieldAddresses';
import {aliasOf} from '../../content/aliasOf';
import {isArchived} from '../../content/isArchived';
import type {SearchData, SearchKind, SearchRecord} from '../SearchData';
import {outlineGroups, type OutlineGroup} from '../../content/outlineGroups';

type Doc = LoadedVersion['docs'][number];

export interface RecordSources {
  locale: LocaleCode;
  version: LoadedVersion;
  posts: readonly BlogPost[];
  contract: LocalizedContract;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Reads the MDX file of a doc. */
  read: (source: string) => Promise<string>;
}

const kindsBySource: Record<ReturnType<typeof pageKind>, SearchKind> = {
  operation: 'operation',
  object: 'object',
  overview: 'guide',
  guide: 'guide',
};

const unique = (words: readonly string[]): string[] => [...new Set(words)];

/** A name on more pages than this does not help to find one of them, so it is left out. */
const rarePages = {code: 6, field: 3};

function codesOf({errors}: Operation): string[] {
  return unique(errors.flatMap(({body: {code}}) => (typeof code === 'string' ? [code] : [])));
}

/** Names of fields, without the objects that hold them, and the values that they may have; each with the id of its row. */
function fieldTexts(operation: Operation, prefix: string): [id: string, text: string][] {
  return fieldAddresses(operation, prefix).flatMap(({id, field: {name, schema}}) => [
    [id, /[^.[\]]+(?=[[\]]*$)/.exec(name)?.[0] ?? ''] as [string, string],
    ...((schema.items ?? schema).enum ?? []).map((value): [string, string] => [id, String(value)]),
  ]);
}

const fieldNames = (operation: Operation): string[] => unique(fieldTexts(operation, '').map(([, text]) => text));

/** Paths and methods of operations, each pair once. */
function endpointsOf(operations: readonly Operation[]): {endpoints: string[]; methods: string[]} {
  const pairs = new Map(operations.map(({method, path}) => [`${method} ${path}`, {method, path}]));
  return {
    endpoints: [...pairs.values()].map(({path}) => path),
    methods: [...pairs.values()].map(({method}) => method),
  };
}

/** The names that few operations have. */
function rareNames(
  operations: Iterable<Operation>,
  namesOf: (operation: Operation) => string[],
  most: number,
): string[] {
  const counts = new Map<string, number>();
  for (const name of [...operations].flatMap(namesOf)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count <= most).map(([name]) => name);
}

function headingsOf(source: string): [string, string][] {
  return [...source.matchAll(/^#{2,3} (.+?) \{#([\w-]+)\}$/gm)].map(([, text = '', id = '']) => [
    id,
    text.replaceAll(/[`*_]/g, ''),
  ]);
}

async function docRecord(
  doc: Doc,
  {areas, rare}: {areas: readonly OutlineGroup[]; rare: ReadonlySet<string>},
  {contract, read, locale, baseUrl}: RecordSources,
) {
  const source = await read(doc.source);
  const kind = kindsBySource[pageKind(source)];
  const operations = [...contract.operations.values()].filter(({page}) => page === doc.id);
  const area = areas.find(({docIds}) => docIds.has(doc.id))?.key;
  const countryPage = countries.find(
    (item) => `${baseUrl.slice(0, -1)}${countryRoute(item, locale)}` === doc.permalink,
  );
  const country = countryPage?.code ?? operations.find((operation) => operation.country !== undefined)?.country;
  const {sidebar_label: label, keywords = []} = doc.frontMatter;
  const headings = kind === 'guide' ? headingsOf(source) : [];
  const isShared = [...source.matchAll(/^<Operation\s/gm)].length > 1;
  // A page that shows nothing of its operation in full has no rows to lead to.
  const fields = operations
    .filter(({id}) => source.includes(`<Operation id="${id}"`))
    .flatMap((operation) => fieldTexts(operation, isShared ? sharedPrefix(operation.id) : ''))
    .filter(([, text]) => rare.has(text));
  return {
    path: doc.permalink,
    title: doc.title,
    description: doc.description,
    kind,
    ...(area === undefined ? {} : {area}),
    ...(country === undefined ? {} : {country}),
    ...(operations.length === 0 ? {} : endpointsOf(operations)),
    ...(fields.length === 0 ? {} : {fields}),
    keywords: unique([
      ...(label === undefined || label === doc.title ? [] : [label]),
      ...keywords,
      ...operations.flatMap(({id}) => [id]),
      ...operations.flatMap(codesOf).filter((name) => rare.has(name)),
      ...contract.events.filter(({page}) => page === doc.id).map(({suffix}) => suffix),
    ]),
    ...(headings.length === 0 ? {} : {headings}),
  } satisfies SearchRecord;
}

/** What the search of one language knows of its pages: docs without aliases and archived pages, and posts. */
export async function searchData(sources: RecordSources): Promise<SearchData> {
  const {locale, version, posts} = sources;
  const areas = outlineGroups(locale);
  const operations = [...sources.contract.operations.values()];
  // Such as `INVALID_CURP`, or `residenceExpiration`.
  const rare = new Set([
    ...rareNames(operations, codesOf, rarePages.code),
    ...rareNames(operations, fieldNames, rarePages.field),
  ]);
  const docs = version.docs.filter(({frontMatter}) => aliasOf(frontMatter) === undefined && !isArchived(frontMatter));
  const postRecords = posts
    .filter(({metadata}) => postLocale(metadata.frontMatter) === locale)
    .map(({metadata: {permalink, title, description, tags}}): SearchRecord => ({
      path: permalink,
      title,
      description,
      kind: 'blog',
      keywords: tags.map(({label}) => label),
    }));
  return {
    areas: Object.fromEntries(areas.map(({key, name}) => [key, name])),
    countries: Object.fromEntries(countries.map(({code, name}) => [code, localized(name, locale)])),
    records: [...(await Promise.all(docs.map((doc) => docRecord(doc, {areas, rare}, sources)))), ...postRecords],
  };
}
