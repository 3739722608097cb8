import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-blog';
import {Feed, type Item} from 'feed';
import type {LocaleCode} from '../../../config/locales';
import {brand} from '../../../config/brand';
import {postLocale} from './postLocale';

/** Where the Spanish feeds stand, below the site's base path; the English ones stand in `blog/`. */
export const spanishFeedsPath = 'blog/es';

type CreateFeedItemsFn = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;
type CreateFeedItemsParams = Parameters<CreateFeedItemsFn>[0];

async function writeSpanishFeeds(
  items: readonly Item[],
  {siteConfig: {url, baseUrl}, outDir}: CreateFeedItemsParams,
): Promise<void> {
  const base = `${url}${baseUrl}`;
  const feed = new Feed({
    id: `${base}${spanishFeedsPath}`,
    title: `Blog de ${brand.name}`,
    description: 'Verificación de identidad, biometría y privacidad, por los equipos que las construyen.',
    language: 'es',
    link: `${base}blog`,
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
    ...(items[0] === undefined ? {} : {updated: items[0].date}),
  });
  for (const item of items) {
    feed.addItem(item);
  }
  const dir = path.join(outDir, spanishFeedsPath);
  await mkdir(dir, {recursive: true});
  await Promise.all([
    writeFile(path.join(dir, 'rss.xml'), feed.rss2()),
    writeFile(path.join(dir, 'atom.xml'), feed.atom1()),
    writeFile(path.join(dir, 'feed.json'), feed.json1()),
  ]);
}

/**
 * The items of the blog's own feeds: the English posts. A feed has one language, so the Spanish posts get feeds of their
 * own, which are written here because only here Docusaurus hands out what makes an item of a post.
 */
export const createFeedItems: CreateFeedItemsFn = async (params) => {
  const {blogPosts, defaultCreateFeedItems} = params;
  const itemsIn = (locale: LocaleCode): Promise<Item[]> =>
    defaultCreateFeedItems({
      ...params,
      blogPosts: blogPosts.filter(({metadata}) => postLocale(metadata.frontMatter) === locale),
    });
  await writeSpanishFeeds(await itemsIn('es'), params);
  return itemsIn('en');
};
