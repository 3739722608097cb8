import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {glob} from 'tinyglobby';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import type {LanguageData} from '../src/Library';
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

/**
 * Reads what the package holds from the built site.
 *
 * @param site - folder of the built site
 * @throws if a file is missing, with what to do
 */
export async function collectData(site: string): Promise<Record<LocaleCode, LanguageData>> {
  const pages = await pagesOf(site);
  const entries = await Promise.all(
    localeCodes.map(async (locale) => {
      const data: LanguageData = {
        contract: await readJson(site, `openapi.${locale}.json`),
        errors: await readJson(site, `errors.${locale}.json`),
        search: await readJson(site, `search/${locale}.json`),
        pages: pages[locale],
      };
      return [locale, data] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<LocaleCode, LanguageData>;
}
