import path from 'node:path';
import {isMap, isScalar} from 'yaml';
import {blogTags} from '../../config/blogTags';
import {
  defaultLocale,
  localeCodes,
  localeSettings,
  localized,
  requiredLocales,
  type LocaleCode,
} from '../../config/locales';
import {didYouMean} from '../content/closest';
import {readDataFile} from '../content/dataFile';
import type {Post} from '../content/readPosts';
import type {Check} from './Check';
import {fieldLine} from './frontMatter';
import {compareSources} from './parity';

const truncation = '{/* truncate */}';

/** The files of the blog that define what a field of front matter names: teams and tags. */
const definitions = {authors: 'blog/authors.yml', tags: 'blog/tags.yml'} as const;

type DefinedField = keyof typeof definitions;

/** Names that a file of the blog defines; what is not YAML in it is added to the faults. */
function namesIn(root: string, file: string, faults: string[]): string[] {
  const {contents} = readDataFile(root, file, faults);
  return isMap(contents) ? contents.items.flatMap(({key}) => (isScalar(key) ? [String(key.value)] : [])) : [];
}

/** A message about a field of a post. */
const fault = (post: Post, field: string, message: string): string =>
  `${post.file}:${fieldLine(post, field)}: ${message}`;

/** Names of a list in front matter that a file of the blog does not define. */
function unknownNames(post: Post, field: DefinedField, known: readonly string[]): string[] {
  const names = post.frontMatter[field] ?? [];
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const hint = didYouMean(name, known) || ` There are: ${known.join(', ')}.`;
      return fault(post, field, `"${name}" is not in ${definitions[field]}.${hint}`);
    });
}

/** What a tag is called in a language, by config/blogTags.ts; one that is not there has the same name in all. */
function tagIn(tag: string, locale: LocaleCode): string {
  const nameOf = (route: string): string => path.posix.basename(route);
  const same = blogTags.find((tags) => localeCodes.some((code) => nameOf(tags[code] ?? '') === tag));
  return same === undefined ? tag : nameOf(localized(same, locale));
}

/** Tags of another language, where config/blogTags.ts says what the same tag is called in the post's own. */
function foreignTags(post: Post): string[] {
  const {frontMatter, locale} = post;
  const {label} = localeSettings(locale);
  return (frontMatter.tags ?? [])
    .filter((tag) => tagIn(tag, locale) !== tag)
    .map((tag) =>
      fault(post, 'tags', `the tag "${tag}" is of another language. Write "${tagIn(tag, locale)}" (${label}).`),
    );
}

/** Tags of a post that its translation does not have; one in the wrong language is fixed first. */
function unpairedTags(post: Post, translation: Post): string[] {
  if ([post, translation].some((either) => foreignTags(either).length > 0)) {
    return [];
  }
  const {file, locale, frontMatter} = translation;
  return (post.frontMatter.tags ?? [])
    .filter((tag) => !frontMatter.tags?.includes(tagIn(tag, locale)))
    .map((tag) => {
      const message = `${file} has no tag that is "${tag}" in its language.`;
      return fault(post, 'tags', `${message} Add the two names to config/blogTags.ts, or the tag to that post.`);
    });
}

/** What is wrong between a post and the posts that say the same in another language. */
function counterpartFaults(post: Post, translations: readonly Post[], slugs: readonly string[]): string[] {
  const {counterpart} = post.frontMatter;
  if (counterpart !== undefined && !slugs.includes(counterpart)) {
    const hint = didYouMean(counterpart, slugs) || ' Write the "slug" of its translation.';
    return [fault(post, 'counterpart', `no post has the slug "${counterpart}".${hint}`)];
  }
  return requiredLocales
    .filter((locale) => [post, ...translations].every((written) => written.locale !== locale))
    .map((locale) => {
      const fix = `Write it in blog/, with "lang: ${locale}" and "counterpart: ${post.slug}"`;
      return fault(post, 'counterpart', `the post is missing in ${localeSettings(locale).label}. ${fix}.`);
    });
}

function postFaults(post: Post, posts: readonly Post[]): string[] {
  const {slug, frontMatter, text, locale} = post;
  const translations = posts.filter(
    (other) => other.slug === frontMatter.counterpart || other.frontMatter.counterpart === slug,
  );
  const compared = locale === defaultLocale ? translations.flatMap((other) => compareSources(post, other)) : [];
  const noEnd = `nothing says where the list of posts stops quoting. Write ${truncation} after the first paragraphs.`;
  return [
    ...(text.includes(truncation) ? [] : [`${post.file}:1: ${noEnd}`]),
    ...foreignTags(post),
    ...counterpartFaults(
      post,
      translations,
      posts.map((other) => other.slug),
    ),
    ...translations.flatMap((other) => unpairedTags(post, other)),
    ...compared.map(({file, line, message}) => `${file}:${line}: ${message}`),
  ];
}

/** Posts name teams and tags that exist, in their language, and have a translation that says the same. */
export const posts: Check = {
  name: 'posts',
  run: ({root, posts}) => {
    const unreadable: string[] = [];
    const authors = namesIn(root, definitions.authors, unreadable);
    const tags = namesIn(root, definitions.tags, unreadable);
    return unreadable.length > 0
      ? unreadable
      : posts.flatMap((post) => [
          ...unknownNames(post, 'authors', authors),
          ...unknownNames(post, 'tags', tags),
          ...postFaults(post, posts),
        ]);
  },
};
