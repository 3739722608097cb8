import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-blog';
import {Feed, type Item} from 'feed';
import {brand} from '../../../config/brand';
import {defaultLocale, locales, otherLocales, type LocaleCode} from '../../../config/locales';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import {postLocale} from '../../content/postLocale';
import {feedsPath} from '../feedsPath';
import {siteTexts} from './siteTexts';

type CreateFeedItemsFn = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;
type CreateFeedItemsParams = Parameters<CreateFeedItemsFn>[0];

/** What the blog and its feeds say of themselves. */
export interface BlogTexts {
  title: string;
  description: string;
}

/** {@link BlogTexts} in a language, from `i18n/<locale>/blog.json`. */
export const blogTexts = (locale: LocaleCode): BlogTexts =>
  fillBrandDeep(siteTexts('blog', locale), brand) as BlogTexts;

async function writeFeeds(
  locale: LocaleCode,
  items: readonly Item[],
  {siteConfig: {url, baseUrl}, outDir}: CreateFeedItemsParams,
): Promise<void> {
  const base = `${url}${baseUrl}`;
  const feed = new Feed({
    ...blogTexts(locale),
    id: `${base}${feedsPath(locale)}`,
    language: locales[locale].htmlLang,
    link: `${base}blog`,
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
    ...(items[0] === undefined ? {} : {updated: items[0].date}),
  });
  for (const item of items) {
    feed.addItem(item);
  }
  const dir = path.join(outDir, feedsPath(locale));
  await mkdir(dir, {recursive: true});
  await Promise.all([
    writeFile(path.join(dir, 'rss.xml'), feed.rss2()),
    writeFile(path.join(dir, 'atom.xml'), feed.atom1()),
    writeFile(path.join(dir, 'feed.json'), feed.json1()),
  ]);
}

/**
 * The items of the blog's own feeds: the posts in the default language. A feed has one language, so the posts in others get
 * feeds of their own, which are written here because only this callback can make an item of a post.
 */
export const createFeedItems: CreateFeedItemsFn = async (params) => {
  const {blogPosts, defaultCreateFeedItems} = params;
  const itemsIn = (locale: LocaleCode): Promise<Item[]> =>
    defaultCreateFeedItems({
      ...params,
      blogPosts: blogPosts.filter(({metadata}) => postLocale(metadata.frontMatter) === locale),
    });
  for (const locale of otherLocales) {
    await writeFeeds(locale, await itemsIn(locale), params);
  }
  return itemsIn(defaultLocale);
};
