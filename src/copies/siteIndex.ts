import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {brand} from '../../config/brand';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {siteTexts} from '../bilingual/build/siteTexts';
import {fillBrandDeep} from '../content/remark/brand/fillBrand';
import {routeIn} from '../content/routeIn';
import {postLocale} from '../content/postLocale';
import {areasOf} from '../content/areas';
import {copyPath} from './copyPath';
import {aliasOf} from '../content/aliasOf';
import type {IndexedPage, IndexSection, LlmsIndex} from './llmsIndex';

/** What the index says beside the pages: `i18n/<locale>/llms.json`. */
interface IndexTexts {
  title: string;
  summary: string;
  copies: string;
  contract: string;
  others: string;
  first: string;
  blog: string;
}

/** Path of the index of a language, below the base path. */
export const indexPath = (locale: LocaleCode): string => routeIn(locale, '/llms.txt').slice(1);

export interface SiteIndexSources {
  locale: LocaleCode;
  version: LoadedVersion;
  posts: readonly BlogPost[];
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** What `llms.txt` says in one language: the pages by area in the order of the sidebar, then the posts. */
export function siteIndex({locale, version, posts, siteUrl, baseUrl}: SiteIndexSources): LlmsIndex {
  const words = fillBrandDeep(siteTexts('llms', locale), brand) as IndexTexts;
  const pages = version.docs.filter(({frontMatter}) => aliasOf(frontMatter) === undefined);
  const pageOf = ({title, description, permalink}: LoadedVersion['docs'][number]): IndexedPage => ({
    title,
    description,
    copy: copyPath(permalink),
  });
  const areas = areasOf(locale);
  const within = areas.map(({name, docIds}): IndexSection => ({
    title: name,
    pages: [...docIds].flatMap((id) => pages.filter((doc) => doc.id === id).map(pageOf)),
  }));
  const rest = pages.filter(({id}) => areas.every(({docIds}) => !docIds.has(id))).map(pageOf);
  const blog = posts
    .filter(({metadata}) => postLocale(metadata.frontMatter) === locale)
    .map(({metadata: {title, description, permalink}}) => ({title, description, copy: copyPath(permalink)}));
  return {
    title: words.title,
    summary: words.summary,
    notes: [
      words.copies,
      `${words.contract} ${siteUrl}${baseUrl}openapi.${locale}.json`,
      ...localeCodes
        .filter((code) => code !== locale)
        .map((code) => `${words.others} ${siteUrl}${baseUrl}${indexPath(code)}`),
    ],
    sections: [{title: words.first, pages: rest}, ...within, {title: words.blog, pages: blog}],
  };
}
