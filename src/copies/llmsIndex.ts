import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {aliasOf, isArchived} from '../content/fieldsOfPage';
import {outlineGroups} from '../content/outline';
import {routeIn} from '../content/routes';
import type {CopyFile} from './copyFiles';
import {copyTexts, indexRoute} from './copyTexts';
import {absoluteLink, addressOf, withBase} from './links';

/** A line of a list: a page or a file, and what it is about. */
export interface Entry {
  title: string;
  description: string;
  /** Path, with the base path or without. */
  permalink: string;
}

/** A text in one line, in which nothing is read as a link or as HTML. */
export const line = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\[\]<]/g, '\\$&');

/** A Markdown list of links. */
export const entries = (list: readonly Entry[]): string =>
  list
    .map(({title, description, permalink}) => `- [${line(title)}](${absoluteLink(permalink)}): ${line(description)}`)
    .join('\n');

/** https://llmstxt.org/ */
function indexFile(
  {title, description, permalink}: Entry,
  notes: readonly string[],
  lists: Readonly<Record<string, readonly Entry[]>>,
): CopyFile {
  const listed = Object.entries(lists).map(([name, list]) => `## ${name}\n\n${entries(list)}`);
  const head = [`# ${title}`, `> ${line(description)}`, notes.map((note) => `- ${note}`).join('\n')];
  return {path: withBase(permalink), text: `${[...head, ...listed].join('\n\n')}\n`};
}

/**
 * The indexes of one language: `llms.txt` lists the pages that no section has and the indexes of the sections, which are those of
 * the sidebar and the blog. So each is short enough to be read whole.
 *
 * @param posts - in the language
 */
export function llmsFiles(locale: LocaleCode, {docs}: LoadedVersion, posts: readonly Entry[]): CopyFile[] {
  const texts = copyTexts(locale);
  const groups = outlineGroups(locale).map(({key, name, docIds}) => ({
    key,
    name,
    pages: [...docIds].flatMap((id): Entry[] => docs.filter((doc) => doc.id === id)),
  }));
  const sections = [...groups, {key: 'blog', name: texts.blog, pages: posts}]
    .filter(({pages}) => pages.length > 0)
    .map(({key, name, pages}) => ({
      name,
      pages,
      description: pages[0]?.description ?? '',
      permalink: routeIn(locale, `/llms/${key}.txt`),
    }));
  const listed = new Set(sections.flatMap(({pages}) => pages.map(({permalink}) => permalink)));
  const rest = docs.filter(
    ({frontMatter, permalink}) =>
      aliasOf(frontMatter) === undefined && !isArchived(frontMatter) && !listed.has(permalink),
  );
  const notes = [
    texts.copies,
    `${texts.contract} ${addressOf(`/openapi.${locale}.json`)}`,
    ...localeCodes.filter((code) => code !== locale).map((code) => `${texts.others} ${addressOf(indexRoute(code))}`),
  ];
  return [
    indexFile({title: texts.title, description: texts.summary, permalink: indexRoute(locale)}, notes, {
      [texts.first]: rest,
      [texts.sections]: sections.map(({name, pages, description, permalink}) => ({
        title: `${name} (${texts.pages}: ${pages.length})`,
        description,
        permalink,
      })),
    }),
    ...sections.map(({name, pages, description, permalink}) =>
      indexFile(
        {title: `${texts.title}: ${name}`, description, permalink},
        [texts.copies, `${texts.index} ${addressOf(indexRoute(locale))}`],
        {[name]: pages},
      ),
    ),
  ];
}
