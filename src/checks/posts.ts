import {isMap, isScalar} from 'yaml';
import {defaultLocale, localeSettings, requiredLocales, type LocaleCode} from '../../config/locales';
import {didYouMean} from '../content/closest';
import {readDataFile} from '../content/dataFile';
import type {Post} from '../content/readPosts';
import type {Check} from './Check';
import {fieldLine} from './frontMatter';
import {compareSources} from './parity';
import {foreignTags, unpairedTags} from './postTags';

const truncation = '{/* truncate */}';

/** The files of the blog that define what a field of front matter names: teams and tags. */
const definitions = {authors: 'blog/authors.yml', tags: 'blog/tags.yml'} as const;

type DefinedField = keyof typeof definitions;

/** Names that a file of the blog defines; what is not YAML in it is added to the faults. */
function namesIn(root: string, file: string, faults: string[]): string[] {
  const {contents} = readDataFile(root, file, faults);
  return isMap(contents) ? contents.items.flatMap(({key}) => (isScalar(key) ? [String(key.value)] : [])) : [];
}

/** Names of a list in front matter that a file of the blog does not define. */
function unknownNames(post: Post, field: DefinedField, known: readonly string[]): string[] {
  const file = definitions[field];
  return (post.frontMatter[field] ?? [])
    .filter((name) => !known.includes(name))
    .map((name) => {
      const hint = didYouMean(name, known) || ` There are: ${known.join(', ')}.`;
      return `${post.file}:${fieldLine(post, field)}: "${name}" is not in ${file}.${hint}`;
    });
}

/** The posts that say the same in another language. */
function translationsOf({slug, frontMatter}: Post, posts: readonly Post[]): Post[] {
  return posts.filter((other) => other.slug === frontMatter.counterpart || other.frontMatter.counterpart === slug);
}

/** What is wrong between a post and its translation. */
function counterpartFaults(post: Post, posts: readonly Post[]): string[] {
  const {counterpart} = post.frontMatter;
  const place = `${post.file}:${fieldLine(post, 'counterpart')}`;
  const translations = translationsOf(post, posts);
  if (counterpart !== undefined && translations.every(({slug}) => slug !== counterpart)) {
    const slugs = posts.map(({slug}) => slug);
    const hint = didYouMean(counterpart, slugs) || ' Write the "slug" of its translation.';
    return [`${place}: no post has the slug "${counterpart}".${hint}`];
  }
  const written: readonly LocaleCode[] = [post, ...translations].map(({locale}) => locale);
  return requiredLocales
    .filter((locale) => !written.includes(locale))
    .map((locale) => {
      const {label} = localeSettings(locale);
      return `${place}: the post is missing in ${label}. Write it in blog/, with "lang: ${locale}" and "counterpart: ${post.slug}".`;
    });
}

function postFaults(post: Post, posts: readonly Post[]): string[] {
  return [
    ...(post.text.includes(truncation)
      ? []
      : [
          `${post.file}:1: nothing says where the list of posts stops quoting. Write ${truncation} after the first paragraphs.`,
        ]),
    ...foreignTags(post),
    ...counterpartFaults(post, posts),
    // A tag in the wrong language is fixed first.
    ...translationsOf(post, posts)
      .filter((translation) => foreignTags(translation).length === 0)
      .flatMap((translation) => unpairedTags(post, translation)),
  ];
}

/** Posts name teams and tags that exist, in their language, and have a translation that says the same. */
export const posts: Check = {
  name: 'posts',
  run: ({root, posts}) => {
    const unreadable: string[] = [];
    const authors = namesIn(root, definitions.authors, unreadable);
    const tags = namesIn(root, definitions.tags, unreadable);
    if (unreadable.length > 0) {
      return unreadable;
    }
    return posts.flatMap((post) => [
      ...unknownNames(post, 'authors', authors),
      ...unknownNames(post, 'tags', tags),
      ...postFaults(post, posts),
      ...(post.locale === defaultLocale ? translationsOf(post, posts) : [])
        .flatMap((translation) => compareSources(post, translation))
        .map(({file, line, message}) => `${file}:${line}: ${message}`),
    ]);
  },
};
