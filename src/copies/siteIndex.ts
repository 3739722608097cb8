import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {aliasOf} from '../content/aliasOf';
import {isArchived} from '../content/isArchived';
import {outlineGroups} from '../content/outlineGroups';
import {postLocale} from '../content/postLocale';
import {copyPath} from './copyPath';
import {copyTexts, indexPath, sectionPath} from './copyTexts';
import type {IndexEntry, LlmsIndex} from './llmsIndex';

export interface SiteIndexSources {
  locale: LocaleCode;
  version: LoadedVersion;
  posts: readonly BlogPost[];
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** A group of pages with an index of its own. */
interface Section {
  key: string;
  title: string;
  pages: readonly IndexEntry[];
}

/** The sections of a language in the order of the sidebar, then the blog. */
function sectionsOf({locale, version, posts}: SiteIndexSources): Section[] {
  const entryOf = ({title, description, permalink}: Omit<IndexEntry, 'path'> & {permalink: string}): IndexEntry => ({
    title,
    description,
    path: copyPath(permalink),
  });
  const docs = outlineGroups(locale).map(({key, name, docIds}) => ({
    key,
    title: name,
    pages: [...docIds].flatMap((id) => version.docs.filter((doc) => doc.id === id).map(entryOf)),
  }));
  const blog = posts
    .filter(({metadata}) => postLocale(metadata.frontMatter) === locale)
    .map(({metadata}) => entryOf(metadata));
  return [...docs, {key: 'blog', title: copyTexts(locale).blog, pages: blog}].filter(({pages}) => pages.length > 0);
}

/**
 * The indexes of one language: `llms.txt` lists the pages that no section has and the indexes of the sections. So each is
 * short enough to be read whole.
 */
export function siteIndexes(sources: SiteIndexSources): LlmsIndex[] {
  const {locale, version, siteUrl, baseUrl} = sources;
  const words = copyTexts(locale);
  const sections = sectionsOf(sources);
  const listed = new Set(sections.flatMap(({pages}) => pages.map(({path}) => path)));
  const rest = version.docs
    .filter(({frontMatter}) => aliasOf(frontMatter) === undefined && !isArchived(frontMatter))
    .filter(({permalink}) => !listed.has(copyPath(permalink)))
    .map(({title, description, permalink}) => ({title, description, path: copyPath(permalink)}));
  const addressOf = (file: string): string => `${siteUrl}${baseUrl}${file}`;
  return [
    {
      file: indexPath(locale),
      title: words.title,
      summary: words.summary,
      notes: [
        words.copies,
        `${words.contract} ${addressOf(`openapi.${locale}.json`)}`,
        ...localeCodes.filter((code) => code !== locale).map((code) => `${words.others} ${addressOf(indexPath(code))}`),
      ],
      lists: [
        {title: words.first, entries: rest},
        {
          title: words.sections,
          entries: sections.map(({key, title, pages}) => ({
            title: `${title} (${words.pages}: ${pages.length})`,
            description: pages[0]?.description ?? '',
            path: `${baseUrl}${sectionPath(locale, key)}`,
          })),
        },
      ],
    },
    ...sections.map(({key, title, pages}) => ({
      file: sectionPath(locale, key),
      title: `${words.title}: ${title}`,
      summary: pages[0]?.description ?? words.summary,
      notes: [words.copies, `${words.index} ${addressOf(indexPath(locale))}`],
      lists: [{title, entries: pages}],
    })),
  ];
}
