/**
 * Finds in what is written what nothing else finds: `npm run check`. Links, anchors, images, MDX and routes are what a build finds;
 * words that are in no dictionary, cspell.
 */
import {readFile} from 'node:fs/promises';
import {parse} from 'yaml';
import {defaultLocale, localeCodes, locales, type LocaleCode} from '../config/locales';
import {brand} from '../config/brand';
import promised from '../config/routes.json';
import {blankFences, lineOfOffset, proseOf, textsOf} from '../src/content/prose';
import {isArchived} from '../src/content/fieldsOfPage';
import {outline, outlineIds} from '../src/content/outline';
import {pageFields, postFields, parseFrontMatter} from '../src/content/frontMatter';
import {readPages, readPosts, type WrittenPage} from '../src/content/readPages';
import {readSources} from '../src/content/readData';
import {localize} from '../src/reference/contract/localize';
import {siteContract} from '../src/reference/contract/siteContract';
import {escapeRegExp} from '../src/reference/escapeRegExp';
import {siteWorkflows} from '../src/reference/workflows/siteWorkflows';
import {isOwn, parity} from './parity';

/** A text that readers read, where it is written, and the line in which it begins, if the place is a file. */
export interface WrittenText {
  place: string;
  line?: number;
  text: string;
}

/** An entry of `config/words.yaml`. */
export interface WordRule {
  words?: readonly string[];
  pattern?: string;
  write: string;
}

/** @returns an error for each text that holds words that are ruled out, with what to write instead */
export function findWords(texts: readonly WrittenText[], rules: readonly WordRule[]): string[] {
  const patterns = rules.map(({words = [], pattern, write}) => {
    const source = pattern ?? `(?<![\\p{L}\\p{N}_])(?:${words.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}_])`;
    // A line may end where a word does.
    const flags = pattern === undefined ? 'iu' : 'u';
    return {expression: new RegExp(source.replaceAll(' ', String.raw`(?:\s+)`), flags), write};
  });
  return texts.flatMap(({place, line, text}) =>
    patterns.flatMap(({expression, write}) => {
      const found = expression.exec(text);
      if (found === null) {
        return [];
      }
      const at = line === undefined ? place : `${place}:${line + lineOfOffset(text, found.index) - 1}`;
      const words = found[0].replaceAll(/\s+/g, ' ').trim();
      return [`${at}: "${words}" is ruled out. Write ${write} (config/words.yaml).`];
    }),
  );
}

/** Every page has its fields, with a title and a description of its own, and every heading an id. */
export function pageErrors(pages: readonly WrittenPage[]): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap(({file, text, locale, title, description}) => {
    const at = (message: string): string => `${file}:1: ${message}`;
    const {error} = (file.startsWith('blog/') ? postFields : pageFields).safeParse(
      parseFrontMatter(text, file).frontMatter,
    );
    const shared = (['title', 'description'] as const).flatMap((field) => {
      const value = `${locale} ${field} ${field === 'title' ? title : description}`;
      const owner = owners.get(value);
      owners.set(value, owner ?? file);
      return owner === undefined ? [] : [at(`the ${field} is that of ${owner} too. Say what tells the two apart.`)];
    });
    return [
      ...(error?.issues ?? []).map(({path, message}) => at(`front matter, ${path.join('.')}: ${message}`)),
      ...(description.length < 50 || description.length > 160
        ? [at(`the description has ${description.length} characters. Write 50 to 160.`)]
        : []),
      ...shared,
      ...[...blankFences(text).matchAll(/^#{2,6} (?!.*\{#[\w-]+\}\s*$).*$/gm)].map(
        ({0: heading, index}) =>
          `${file}:${lineOfOffset(text, index)}: "${heading}" has no id. Write {#its-id} after it, the same in every language.`,
      ),
    ];
  });
}

/** Every operation that is written is listed and has its page, every page is in the outline, and every promised route has its file. */
async function outlineErrors(pages: Record<LocaleCode, WrittenPage[]>): Promise<string[]> {
  const written = pages[defaultLocale].filter(isOwn);
  const ids = new Set(written.map(({id}) => id));
  const listed = outlineIds(outline);
  const {operations} = (await siteContract()).in[defaultLocale];
  const sources = await readSources('.', ['openapi/paths/*.yaml']);
  const routes = new Set(localeCodes.flatMap((locale) => pages[locale].map(({route}) => route)));
  const promisedRoutes = [
    ...promised.docs.flatMap((entry) => localeCodes.map((locale) => entry[locale])),
    ...promised.aliases.map(({route}) => route),
  ];
  return [
    ...sources.flatMap(({file, text}) =>
      [...text.matchAll(/(?<=^ +operationId: )\w+/gm)]
        .filter(([id]) => !operations.has(id))
        .map(({0: id, index}) => `${file}:${lineOfOffset(text, index)}: list ${id} in openapi/openapi.yaml.`),
    ),
    ...[...operations.values()]
      .filter(({page}) => !ids.has(page))
      .map(
        ({id, page}) =>
          `openapi: x-page "${page}" of ${id} does not exist. Write ${locales[defaultLocale].docsPath}/${page}.mdx.`,
      ),
    ...listed
      .filter((id) => !ids.has(id))
      .map((id) => `config/outline: the page "${id}" does not exist. Write it, or take its id out.`),
    ...written
      .filter(({id, frontMatter}) => !listed.includes(id) && !isArchived(frontMatter))
      .map(({id, file}) => `${file}:1: the page is in no sidebar. Add "${id}" to a group in config/outline/.`),
    ...promisedRoutes
      .map((route) => route.replaceAll('{product}', brand.slug))
      .filter((route) => !routes.has(route))
      .map((route) => `config/routes.json: no page has the promised route ${route}. Write it as the "slug" of one.`),
  ];
}

/** Texts of pages, posts, the contract and what is described beside it, in one language. */
async function writtenTexts(
  locale: LocaleCode,
  pages: readonly WrittenPage[],
  contract: unknown,
): Promise<WrittenText[]> {
  const described = await readSources('.', ['openapi/{errors,terms}.yaml', 'openapi/workflows/*.arazzo.yaml']);
  const interfaceTexts = await readSources('.', [`i18n/${locale}/*.json`]);
  return [
    ...pages.flatMap(({file, text}) => proseOf(text).map((prose) => ({...prose, place: file}))),
    ...textsOf(contract).map(({place, text}) => ({place: `openapi ${place}`, text})),
    ...described.flatMap(({file, text}) =>
      textsOf(localize(parse(text) as unknown, locale, {})).map((item) => ({...item, place: `${file} ${item.place}`})),
    ),
    ...interfaceTexts.flatMap(({file, text}) =>
      [...text.matchAll(/^\s*"(?!description")[^"]+": "((?:[^"\\]|\\.)*)"/gm)].map((found) => ({
        place: `${file}:${lineOfOffset(text, found.index)}`,
        text: found[1] ?? '',
      })),
    ),
  ];
}

/** @returns everything that is wrong, with file, line and fix */
export async function check(): Promise<string[]> {
  const docs = await Promise.all(localeCodes.map(async (locale) => [locale, await readPages('.', locale)] as const));
  const pages = Object.fromEntries(docs) as Record<LocaleCode, WrittenPage[]>;
  const posts = await readPosts('.');
  const written = [...localeCodes.flatMap((locale) => pages[locale].filter(isOwn)), ...posts];
  await siteWorkflows(); // Throws where a workflow does not fit the contract.
  const contract = (await siteContract()).documents;
  const rules = parse(await readFile('config/words.yaml', 'utf8')) as Record<LocaleCode, WordRule[]>;
  const words = localeCodes.map(async (locale) => {
    const own = written.filter((page) => page.locale === locale);
    return findWords(await writtenTexts(locale, own, contract[locale]), rules[locale]);
  });
  return [
    ...pageErrors(written),
    ...parity(pages, posts),
    ...(await outlineErrors(pages)),
    ...(await Promise.all(words)).flat(),
  ];
}

async function main(): Promise<void> {
  const errors = await check();
  console.log(errors.length === 0 ? 'Nothing to fix.' : `${errors.join('\n')}\n${errors.length} errors`);
  process.exitCode = errors.length === 0 ? 0 : 1;
}

if (process.argv[1]?.endsWith('check.ts') === true) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
