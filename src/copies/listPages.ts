import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {blogTags} from '../../config/blogTags';
import {defaultLocale, localeCodes, locales, type LocaleCode} from '../../config/locales';
import {blogTexts} from '../bilingual/build/feeds';
import {authorIn, postLocale} from '../content/fieldsOfPage';
import type {CopiedPage} from './copyFiles';
import {copyTexts} from './copyTexts';
import {withBase} from './links';
import {entries, line, type Entry} from './llmsIndex';

/** A date of ISO 8601 in words. */
export const dayOf = (date: Date | string, locale: LocaleCode): string =>
  new Intl.DateTimeFormat(locales[locale].htmlLang, {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(date));

/** A page that lists posts. */
interface PostList extends Entry {
  has: (post: BlogPost) => boolean;
}

/** The language of a page: tags have theirs. */
const localeAt = (permalink: string): LocaleCode =>
  localeCodes.find((code) => blogTags.some((tag) => withBase(tag[code]) === permalink)) ?? defaultLocale;

function listPage({title, description, permalink}: Entry, list: readonly Entry[]): CopiedPage {
  const sections = [line(description), entries(list)].filter((text) => text !== '').map((text) => ({text}));
  const locale = localeAt(permalink);
  return {permalink, locale, title: line(title), description: description || undefined, sections, samples: []};
}

/** Posts with their days, those in the language of the page first. */
function postsOf({permalink, has}: PostList, posts: readonly BlogPost[]): Entry[] {
  const locale = localeAt(permalink);
  const own = posts.filter(has).map(({metadata}) => ({
    ...metadata,
    description: `${metadata.description} (${dayOf(metadata.date, locale)})`,
    isForeign: postLocale(metadata.frontMatter) !== locale,
  }));
  return own.sort((a, b) => Number(a.isForeign) - Number(b.isForeign));
}

/** The pages of the blog that list posts, tags and authors. */
export function listPages({blogPosts, blogTags: tags, blogTagsListPath, authorsMap = {}}: BlogContent): CopiedPage[] {
  const texts = copyTexts(defaultLocale);
  const tagLists = Object.values(tags).map(({label, description = '', permalink, items}): PostList => ({
    title: label,
    description,
    permalink,
    has: ({id}) => items.includes(id),
  }));
  const authorLists = Object.values(authorsMap).flatMap((author): PostList[] => {
    const {name = '', title} = authorIn(author, defaultLocale);
    const description = [title, author.description].join('. ');
    const has = ({metadata}: BlogPost): boolean => metadata.authors.some(({key}) => key === author.key);
    return author.page === null ? [] : [{title: name, description, permalink: author.page.permalink, has}];
  });
  const all: PostList[] = [
    {...blogTexts(defaultLocale), permalink: withBase('/blog'), has: () => true},
    {title: texts.posts, description: '', permalink: withBase('/blog/archive'), has: () => true},
  ];
  return [
    ...[...all, ...tagLists, ...authorLists].map((list) => listPage(list, postsOf(list, blogPosts))),
    listPage({title: texts.tags, description: '', permalink: blogTagsListPath}, tagLists),
    listPage({title: texts.authors, description: '', permalink: withBase('/blog/authors')}, authorLists),
  ];
}
