import {stringify} from 'yaml';
import {locales, type LocaleCode} from '../../config/locales';
import {copyPath, samplesPath} from './copyPath';
import {copyTexts, indexRoute} from './copyTexts';
import {addressOf, ownAddress} from './links';
import type {PrintedPage} from './remark/printPage';

/** A page of the site and what its copy says. */
export interface CopiedPage extends PrintedPage {
  /** Path with the base path. */
  permalink: string;
  locale: LocaleCode;
  description: string | undefined;
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

/** Headings with no text under them. */
const headingsAlone = /^(?:#+ .*\n*)+$/;

/**
 * Splits a document before headings into parts that an agent reads whole. A section that is longer by itself stays in one, and a
 * heading with the text that it leads to.
 */
export function partsOf(sections: readonly string[]): string[] {
  const join = (texts: readonly string[], fits: (last: string, text: string) => boolean): string[] =>
    texts.reduce<string[]>((before, text) => {
      const last = before.at(-1);
      return last !== undefined && fits(last, text)
        ? [...before.slice(0, -1), `${last}\n\n${text}`]
        : [...before, text];
    }, []);
  const whole = join(sections, (last) => headingsAlone.test(last));
  return join(whole, (last, text) => last.length + text.length <= longestPart);
}

/** Path of a part of a document, from 0. */
const partPath = (path: string, part: number): string => (part === 0 ? path : path.replace(/md$/, `${part + 1}.md`));

/** A document with front matter that names its page, and a line that leads to the index of all pages. */
function documentFiles(path: string, page: CopiedPage, sections: readonly string[]): CopyFile[] {
  const {permalink, locale, description, canonical = permalink} = page;
  const texts = copyTexts(locale);
  const head = stringify({url: addressOf(canonical), lang: locales[locale].htmlLang, description}, {lineWidth: 0});
  const index = `> ${texts.index} [llms.txt](${addressOf(indexRoute(locale))})`;
  return partsOf(sections).map((part, number, parts) => {
    const next = `${texts.next} [${texts.part}](${addressOf(partPath(path, number + 1))})`;
    const text = [`---\n${head}---`, index, part, ...(number + 1 === parts.length ? [] : [next])].join('\n\n');
    return {path: partPath(path, number), text: `${text}\n`};
  });
}

/** Sections as one text, in which links to the page itself have its address. */
const withAddress = ({permalink}: Pick<CopiedPage, 'permalink'>, text: string): string =>
  text
    .replaceAll(`](${ownAddress}samples)`, `](${addressOf(samplesPath(permalink))})`)
    .replaceAll(`](${ownAddress}`, `](${addressOf(copyPath(permalink))}`);

/** The files of a page's copy: the copy itself and its samples, each in parts where it is too long for one. */
export function copyFiles(page: CopiedPage): CopyFile[] {
  const {permalink, title, samples} = page;
  const texts = copyTexts(page.locale);
  const beside = [
    `# ${texts.samples}: ${title}`,
    `${texts.page} [${title}](${addressOf(copyPath(permalink))})`,
    ...samples.map(({text}) => text),
  ];
  const parts = partsOf(beside);
  const programAddress = (_: string, name: string): string => {
    const part = Math.max(
      0,
      parts.findIndex((text) => `\n${text}`.includes(`\n## ${name}\n`)),
    );
    return `](${addressOf(partPath(samplesPath(permalink), part))}#${name})`;
  };
  const sections = page.sections.map(({text}) =>
    withAddress(page, text.replaceAll(new RegExp(`\\]\\(${ownAddress}samples#([^)]+)\\)`, 'g'), programAddress)),
  );
  return [
    ...documentFiles(copyPath(permalink), page, [`# ${title}`, ...sections]),
    ...(samples.length === 0 ? [] : documentFiles(samplesPath(permalink), page, beside)),
  ];
}
