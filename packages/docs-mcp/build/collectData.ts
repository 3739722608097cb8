import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {parse} from 'yaml';
import {localeCodes, locales, localized, type LocaleCode} from '../../../config/locales';
import {programLanguages} from '../../../src/reference/workflows/programs/languages';
import {programPath} from '../../../src/reference/workflows/published';
import {changeText} from '../../../src/reference/history/changeText';
import {readReleases} from '../../../src/reference/history/releaseFiles';
import {isBreaking} from '../../../src/reference/history/types';
import {docRouteIn} from '../../../src/reference/remark/docUrl';
import type {LanguageData, PublishedWorkflow} from '../src/Library';
import {withHeadingIds} from './headingIds';

/** Reads a file of the built site. */
async function readBuilt(site: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(site, file), 'utf8');
  } catch (error) {
    throw new Error(
      `${path.join(site, file)} cannot be read. Build the site first (npm run build), without the variables ALGOLIA_…: with them it has no search of its own.`,
      {cause: error},
    );
  }
}

const readJson = async <T>(site: string, file: string): Promise<T> => JSON.parse(await readBuilt(site, file)) as T;

interface ArazzoDocument {
  workflows: {workflowId: string; summary: string; description?: string}[];
}

async function workflowsOf(site: string, locale: LocaleCode): Promise<PublishedWorkflow[]> {
  const {workflows} = parse(await readBuilt(site, `workflows.${locale}.arazzo.yaml`)) as ArazzoDocument;
  return Promise.all(
    workflows.map(async ({workflowId: id, summary: title, description = ''}) => {
      const programs = await Promise.all(
        programLanguages.map(async ({language, extension}) => {
          const code = await readBuilt(site, programPath(`${id}.${extension}`, locale));
          return [language, code] as const;
        }),
      );
      return {id, title, description, programs: Object.fromEntries(programs)};
    }),
  );
}

/** Number of a file among those of its copy: `errors.md` is the first, `errors.2.md` the second. */
const partOf = (file: string): number => Number(/\.(\d+)\.md$/.exec(file)?.[1] ?? 1);

const head = /^---\n.*?\n---\n/s;

/** A part of a copy without what leads from file to file: its head, the line to the index and the one to the next part. */
const textOf = (part: string): string =>
  part
    .replace(head, '')
    .replace(/^\s*> .*\/llms\.txt\).*\n/, '')
    .replace(/\n.*\]\(\S+\.\d+\.md\)\s*$/, '\n')
    .trim();

/** The Markdown copies of all pages, by language and path. Samples in further languages come from the contract. */
async function pagesOf(site: string): Promise<Record<LocaleCode, Record<string, string>>> {
  const pages = Object.fromEntries(localeCodes.map((locale) => [locale, {}])) as Record<
    LocaleCode,
    Record<string, string>
  >;
  const files = await glob('**/*.md', {cwd: site, ignore: ['**/*.samples.md', '**/*.samples.*.md']});
  for (const file of files.sort((a, b) => partOf(a) - partOf(b) || a.localeCompare(b))) {
    const text = await readBuilt(site, file);
    const address = /^url: (.+)$/m.exec(text)?.[1];
    const language = /^lang: (.+)$/m.exec(text)?.[1];
    const locale = localeCodes.find((code) => locales[code].htmlLang === language);
    if (address === undefined || locale === undefined) {
      throw new Error(`${path.join(site, file)}: its head needs "url" and a "lang" of the site (src/copies).`);
    }
    const {pathname} = new URL(address);
    const html = await readBuilt(site, file.replace(/(?:\.\d+)?\.md$/, '.html'));
    const before = partOf(file) === 1 ? head.exec(text)?.[0] : pages[locale][pathname];
    // A second address of a page has the first one as its url, and the same text.
    pages[locale][pathname] = `${before ?? ''}\n${withHeadingIds(textOf(text), html)}\n`;
  }
  return pages;
}

/** The releases of the contract in the words of a language. */
function historyIn(locale: LocaleCode): Pick<LanguageData, 'releases' | 'changes'> {
  const releases = readReleases(path.resolve(__dirname, '../../..'));
  return {
    releases: releases.map(({date, since, operations, events}) => ({date, since, operations, events})),
    changes: releases.flatMap(({date, changed}) =>
      changed.map(({id, title, changes, migration}) => ({
        date,
        id,
        title: localized(title, locale),
        changes: changes.map((change) => ({
          text: changeText(change, locale),
          breaking: isBreaking(change),
        })),
        migration: migration && localized(migration, locale),
      })),
    ),
  };
}

/**
 * Reads what the package holds from the built site, and the releases of the contract from the repository.
 *
 * @param site - folder of the built site
 * @throws if a file is missing, with what to do
 */
export async function collectData(site: string): Promise<Record<LocaleCode, LanguageData>> {
  const pages = await pagesOf(site);
  /** A page's address begins with the base path of the site. */
  const pathOf = (id: string, locale: LocaleCode): string => {
    const route = docRouteIn(id, locale);
    const found = Object.keys(pages[locale]).find((known) => known.endsWith(route));
    if (found === undefined) {
      throw new Error(`${site} has no copy of ${route}. Build the site again (npm run build).`);
    }
    return found;
  };
  const entries = await Promise.all(
    localeCodes.map(async (locale) => {
      const data: LanguageData = {
        contract: await readJson(site, `openapi.${locale}.json`),
        errors: await readJson(site, `errors.${locale}.json`),
        search: await readJson(site, `search/${locale}.json`),
        pages: pages[locale],
        workflows: await workflowsOf(site, locale),
        ...historyIn(locale),
        eventsPage: pathOf('platform/webhooks', locale),
      };
      return [locale, data] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<LocaleCode, LanguageData>;
}
