import {localeCodes} from '../../config/locales';
import type {ContentPage, WrittenPage} from '../content/readPages';
import type {Check} from './Check';
import {fieldLine} from './frontMatter';

/** What this check reads of a page. */
export type CheckedDoc = Pick<ContentPage, 'file' | 'title' | 'description'> &
  Partial<Pick<ContentPage, 'id' | 'text'>>;

const descriptionLength = {min: 50, max: 160};

const placeOf = ({file, text = ''}: CheckedDoc, field: string): string => `${file}:${fieldLine({text}, field)}`;

/** One message for each page that shares something with an earlier one; `fix` says what to do about it. */
function duplicates(pages: readonly CheckedDoc[], key: 'title' | 'description', fix: string): string[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page) => {
    const {[key]: value, file} = page;
    const owner = owners.get(value);
    owners.set(value, owner ?? file);
    return owner === undefined ? [] : [`${placeOf(page, key)}: the ${key} "${value}" is that of ${owner} too. ${fix}`];
  });
}

/**
 * Routes that several pages have. The one to blame is the one that wrote its route down: the others have it from the name
 * of their file.
 */
function sharedRoutes(pages: readonly WrittenPage[]): string[] {
  return pages.flatMap((page) => {
    const {route, frontMatter} = page;
    const others = pages.filter((other) => other.route === route && other !== page);
    const isToBlame = others.every((other) =>
      'slug' in other.frontMatter === 'slug' in frontMatter
        ? pages.indexOf(other) < pages.indexOf(page)
        : 'slug' in frontMatter,
    );
    return others.length === 0 || !isToBlame
      ? []
      : [
          `${placeOf(page, 'slug')}: the route "${route}" is that of ${others.map(({file}) => file).join(' and ')} too. Give one of them another "slug".`,
        ];
  });
}

/**
 * Titles and descriptions of one language: each page has its own, and descriptions are of a length that search engines
 * show whole.
 *
 * @returns one message for each fault, with the file and the fix
 */
export function checkDocMetadata(pages: readonly CheckedDoc[]): string[] {
  const {min, max} = descriptionLength;
  const fix = 'Say what tells the two pages apart.';
  return [
    ...pages
      .filter(({description: {length}}) => length < min || length > max)
      .map(
        (page) =>
          `${placeOf(page, 'description')}: the description has ${page.description.length} characters. Write ${min} to ${max} in its front matter.`,
      ),
    ...duplicates(pages, 'title', fix),
    ...duplicates(pages, 'description', fix),
  ];
}

/** Titles, descriptions and routes that no other page has. */
export const metadata: Check = {
  name: 'metadata',
  run: ({pages, posts, written}) => [
    ...localeCodes.flatMap((locale) => checkDocMetadata(pages[locale].filter(({isAlias}) => !isAlias))),
    ...localeCodes.flatMap((locale) => checkDocMetadata(posts.filter((post) => post.locale === locale))),
    ...sharedRoutes(written),
  ],
};
