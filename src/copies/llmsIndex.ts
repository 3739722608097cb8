import type {AllContent} from '@docusaurus/types';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {aliasOf, isArchived, postLocale} from '../content/fieldsOfPage';
import {loadedBlog, loadedDocs} from '../content/loadedContent';
import {outlineGroups} from '../content/outline';
import {routeIn} from '../content/routes';
import {copyTexts, indexRoute, type CopyFile} from './copyFiles';
import {addressOf, entries, line, withBase, type Entry} from './links';

/** https://llmstxt.org/ */
function indexFile({title, description, permalink}: Entry, notes: string[], lists: Record<string, Entry[]>): CopyFile {
  const listed = Object.entries(lists).map(([name, list]) => `## ${name}\n\n${entries(list)}`);
  const head = [`# ${title}`, `> ${line(description)}`, notes.map((note) => `- ${note}`).join('\n')];
  return {path: withBase(permalink), text: `${[...head, ...listed].join('\n\n')}\n`};
}

/**
 * The indexes of one language: `llms.txt` lists the pages that no section has and the indexes of the sections, which are those of
 * the sidebar and the blog. So each is short enough to be read whole.
 */
export function llmsFiles(locale: LocaleCode, allContent: AllContent): CopyFile[] {
  const texts = copyTexts(locale);
  const {docs} = loadedDocs(allContent)[locale];
  const posts = loadedBlog(allContent)
    .blogPosts.map(({metadata}) => metadata)
    .filter(({frontMatter}) => postLocale(frontMatter) === locale);
  const groups = outlineGroups(locale);
  const sections = [
    ...groups.map(({docIds, ...group}) => ({
      ...group,
      pages: [...docIds].flatMap((id): Entry[] => docs.filter((doc) => doc.id === id)),
    })),
    {key: 'blog', name: texts.blog, pages: posts},
  ].map(({key, name, pages}) => {
    const [{description} = {description: ''}] = pages;
    const permalink = routeIn(locale, `/llms/${key}.txt`);
    const notes = [texts.copies, `${texts.index} ${addressOf(indexRoute(locale))}`];
    return {
      entry: {title: `${name} (${texts.pages}: ${pages.length})`, description, permalink},
      file: indexFile({title: `${texts.title}: ${name}`, description, permalink}, notes, {[name]: pages}),
    };
  });
  const rest = docs.filter(
    ({id, frontMatter}) =>
      aliasOf(frontMatter) === undefined && !isArchived(frontMatter) && !groups.some(({docIds}) => docIds.has(id)),
  );
  const others = localeCodes.filter((code) => code !== locale);
  const notes = [
    texts.copies,
    `${texts.contract} ${addressOf(`/openapi.${locale}.json`)}`,
    ...others.map((code) => `${texts.others} ${addressOf(indexRoute(code))}`),
  ];
  return [
    indexFile({title: texts.title, description: texts.summary, permalink: indexRoute(locale)}, notes, {
      [texts.first]: rest,
      [texts.sections]: sections.map(({entry}) => entry),
    }),
    ...sections.map(({file}) => file),
  ];
}
