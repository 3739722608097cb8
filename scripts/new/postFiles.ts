import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {didYouMean} from '../../src/content/closest';
import {fillTemplate} from './fillTemplate';
import {pageLocales} from './questions';
import type {Site, SourceFile} from './Site';
import type {Refusal, Subject} from './Subject';

/** The slug of a post in a language; the routes of other languages are asked for with a slash before them. */
function slugIn(subject: Subject, locale: (typeof pageLocales)[number]): string {
  return path.posix.basename(locale === defaultLocale ? subject.id : subject[`slug-${locale}`]);
}

/** What stands in the way of a post: a slug that another one has, or that is no single name; a team that does not exist. */
export function checkPost(subject: Subject, {postSlugs, teams}: Site): Refusal[] {
  const slugs = pageLocales.flatMap((locale): Refusal[] => {
    const flag = locale === defaultLocale ? 'id' : (`slug-${locale}` as const);
    const slug = slugIn(subject, locale);
    if (subject[flag].replace(/^\//, '') !== slug) {
      return [
        {flag, message: `"${subject[flag]}" has several parts. A post has one: ${flag === 'id' ? '' : '/'}${slug}.`},
      ];
    }
    return postSlugs.includes(slug)
      ? [{flag, message: `Another post has the slug "${slug}". Choose another one.`}]
      : [];
  });
  const {author} = subject;
  const message = `There is no team "${author}" in blog/authors.yml.${didYouMean(author, teams)} There are: ${teams.join(', ')}.`;
  return [...slugs, ...(teams.includes(author) ? [] : [{flag: 'author', message} as const])];
}

/** A post in every language, each of which names the other as its translation. */
export function postFiles(subject: Subject, {today}: Site): SourceFile[] {
  return pageLocales.map((locale) => {
    const [other = locale] = pageLocales.filter((code) => code !== locale);
    const text = fillTemplate(`post.${locale}.mdx`, {
      ...subject,
      today,
      title: subject[`title-${locale}`],
      'post-slug': slugIn(subject, locale),
      'other-slug': slugIn(subject, other),
    });
    return {file: `blog/${today}-${slugIn(subject, locale)}.mdx`, text};
  });
}
