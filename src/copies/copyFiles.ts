import {stringify} from 'yaml';
import {brand} from '../../config/brand';
import {locales, type LocaleCode} from '../../config/locales';
import type english from '../../i18n/en/llms.json';
import {siteTexts} from '../bilingual/build/siteTexts';
import {fillBrandDeep} from '../content/remark/brand/fillBrand';
import {routeIn} from '../content/routes';
import {copyPath, samplesPath} from './copyPath';
import {addressOf, line, ownAddress} from './links';
import type {PrintedPage} from './store';

/** What indexes and copies say beside the pages, from `i18n/<locale>/llms.json`. */
export const copyTexts = (locale: LocaleCode): typeof english =>
  fillBrandDeep(siteTexts('llms', locale), brand) as typeof english;

/** Route of the index of a language. */
export const indexRoute = (locale: LocaleCode): string => routeIn(locale, '/llms.txt');

/** A page of the site and what its copy says. */
export interface CopiedPage extends PrintedPage {
  /** Path with the base path. */
  permalink: string;
  locale: LocaleCode;
  title: string;
  description?: string | undefined;
  /** Path of the page, of which this may be a second address. */
  canonical?: string;
}

/** A file of the built site, by its path with the base path. */
export interface CopyFile {
  path: string;
  text: string;
}

/** Agents cut what they read at about 50,000 characters: a part leaves room for its front matter and its links. */
export const longestPart = 49_000;

/** Joins sections to parts that an agent reads whole. A section that is longer by itself stays in one. */
const partsOf = (sections: readonly string[]): string[] =>
  sections.reduce<string[]>((parts, section) => {
    const last = parts.at(-1);
    return last !== undefined && last.length + section.length <= longestPart
      ? [...parts.slice(0, -1), `${last}\n\n${section}`]
      : [...parts, section];
  }, []);

/** The files of a page's copy: the copy itself and its samples, each in parts where it is too long for one. */
export function copyFiles(page: CopiedPage): CopyFile[] {
  const {permalink, locale, description, sections, samples, canonical = permalink} = page;
  const texts = copyTexts(locale);
  const title = line(page.title);
  const own = addressOf(copyPath(permalink));
  const head = stringify({url: addressOf(canonical), lang: locales[locale].htmlLang, description}, {lineWidth: 0});
  const index = `> ${texts.index} [llms.txt](${addressOf(indexRoute(locale))})`;
  // Before the text is parted: an address is longer than what stands for it.
  const addressed = (text: string): string =>
    text
      .replaceAll(`](${ownAddress}samples)`, `](${addressOf(samplesPath(permalink))})`)
      .replaceAll(`](${ownAddress}`, `](${own}`);
  const files = (path: string, content: readonly string[]): CopyFile[] =>
    partsOf(content.map(addressed)).map((part, number, {length}) => {
      const pathOf = (at: number): string => (at === 0 ? path : path.replace(/md$/, `${at + 1}.md`));
      const next = number + 1 < length ? [`${texts.next} [${texts.part}](${addressOf(pathOf(number + 1))})`] : [];
      const text = [`---\n${head}---`, index, part, ...next].join('\n\n');
      return {path: pathOf(number), text: `${text}\n`};
    });
  const beside = [`# ${texts.samples}: ${title}`, `${texts.page} [${title}](${own})`, ...samples];
  return [
    ...files(copyPath(permalink), [`# ${title}`, ...sections]),
    ...(samples.length === 0 ? [] : files(samplesPath(permalink), beside)),
  ];
}
