import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-blog';
import {Feed} from 'feed';
import {brand} from '../../../config/brand';
import {defaultLocale, localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {postLocale} from '../../content/fieldsOfPage';
import {feedsPath, homeRoute} from '../../content/routes';
import {siteTexts} from './siteTexts';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/** What the blog and its feeds say of themselves. */
interface BlogTexts {
  title: string;
  description: string;
}

/** {@link BlogTexts} in a language, from `i18n/<locale>/blog.json`. */
export const blogTexts = (locale: LocaleCode): BlogTexts =>
  fillBrandDeep(siteTexts('blog', locale), brand) as BlogTexts;

async function writeFeeds(locale: LocaleCode, params: Parameters<CreateFeedItems>[0]): Promise<void> {
  const {blogPosts, defaultCreateFeedItems, outDir, siteConfig} = params;
  const posts = blogPosts.filter(({metadata}) => postLocale(metadata.frontMatter) === locale);
  const items = await defaultCreateFeedItems({...params, blogPosts: posts});
  const base = `${siteConfig.url}${siteConfig.baseUrl}`;
  const folder = feedsPath(locale);
  const feed = new Feed({
    ...blogTexts(locale),
    id: `${base}${folder}`,
    language: locales[locale].htmlLang,
    // The page of the blog is in the default language.
    link: locale === defaultLocale ? `${base}blog` : `${base}${homeRoute(locale).slice(1)}`,
    author: {name: brand.name},
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
    feedLinks: {rss: `${base}${folder}/rss.xml`, atom: `${base}${folder}/atom.xml`, json: `${base}${folder}/feed.json`},
    ...(items[0] === undefined ? {} : {updated: items[0].date}),
  });
  for (const item of items) {
    feed.addItem(item);
  }
  const dir = path.join(outDir, folder);
  await mkdir(dir, {recursive: true});
  await Promise.all([
    writeFile(path.join(dir, 'rss.xml'), feed.rss2()),
    writeFile(path.join(dir, 'atom.xml'), feed.atom1()),
    writeFile(path.join(dir, 'feed.json'), feed.json1()),
  ]);
}

/**
 * Writes the feeds of each language: those of Docusaurus have one, and do not name themselves. Docusaurus
 * gives the HTML of posts to this function only, and writes none of what it returns, because `feedOptions.type` is empty.
 */
export const createFeedItems: CreateFeedItems = async (params) => {
  await Promise.all(localeCodes.map((locale) => writeFeeds(locale, params)));
  return [];
};
