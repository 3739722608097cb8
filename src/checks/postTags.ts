import path from 'node:path';
import {blogTags} from '../../config/blogTags';
import {localeCodes, localeSettings, localized, type LocaleCode} from '../../config/locales';
import type {Post} from '../content/readPosts';
import {fieldLine} from './frontMatter';

/** What a tag is called in a language, by config/blogTags.ts; one that is not there has the same name in all. */
function tagIn(tag: string, locale: LocaleCode): string {
  const nameOf = (route: string): string => path.posix.basename(route);
  const same = blogTags.find((tags) =>
    localeCodes.some((code) => tags[code] !== undefined && nameOf(tags[code]) === tag),
  );
  return same === undefined ? tag : nameOf(localized(same, locale));
}

/** Tags of another language, where config/blogTags.ts says what the same tag is called in the post's own. */
export function foreignTags(post: Post): string[] {
  const {label} = localeSettings(post.locale);
  return (post.frontMatter.tags ?? [])
    .map((tag) => ({tag, own: tagIn(tag, post.locale)}))
    .filter(({tag, own}) => own !== tag)
    .map(
      ({tag, own}) =>
        `${post.file}:${fieldLine(post, 'tags')}: the tag "${tag}" is of another language. Write "${own}" (${label}).`,
    );
}

/** Tags of a post that its translation does not have. */
export function unpairedTags(post: Post, translation: Post): string[] {
  const others = translation.frontMatter.tags ?? [];
  return (post.frontMatter.tags ?? [])
    .filter((tag) => tagIn(tag, post.locale) === tag && !others.includes(tagIn(tag, translation.locale)))
    .map(
      (tag) =>
        `${post.file}:${fieldLine(post, 'tags')}: ${translation.file} has no tag that is "${tag}" in its language. Add the two names to config/blogTags.ts, or the tag to that post.`,
    );
}
