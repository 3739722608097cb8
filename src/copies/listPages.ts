import type {BlogContent, BlogPost, BlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {blogTags} from '../../config/blogTags';
import {defaultLocale, localeCodes, locales, localized, type LocaleCode} from '../../config/locales';
import {blogTexts} from '../bilingual/build/feeds';
import {authorIn} from '../content/authorIn';
import {postLocale} from '../content/postLocale';
import type {CopiedPage} from './copyFiles';
import {copyTexts} from './copyTexts';
import {withBase} from './links';
import {entries, line, type Entry} from './llmsIndex';

/** A date of ISO 8601 in words. */
export const dayOf = (date: Date | string, locale: LocaleCode): string =>
  new Intl.DateTimeFormat(locales[locale].htmlLang, {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(date));

const listPage = (
  {title, description, permalink}: Entry,
  list: readonly Entry[],
  locale: LocaleCode = defaultLocale,
): CopiedPage => ({
  permalink,
  locale,
  title: line(title),
  description: description === '' ? undefined : description,
  sections: [line(description), entries(list)].filter((text) => text !== '').map((text) => ({text})),
  samples: [],
});

/** The pages of the blog that list posts, tags and authors. */
export function listPages({blogPosts, blogTags: tags, blogTagsListPath, authorsMap = {}}: BlogContent): CopiedPage[] {
  const texts = copyTexts(defaultLocale);
  const authors = Object.values(authorsMap).flatMap((author): (Entry & {key: string})[] => {
    const {name = '', title = ''} = authorIn(author, defaultLocale);
    return author.page === null
      ? []
      : [
          {
            key: author.key,
            title: name,
            description: [title, author.description].join('. '),
            permalink: author.page.permalink,
          },
        ];
  });
  const tagList = Object.values(tags).map((tag) => ({...tag, title: tag.label, description: tag.description ?? ''}));
  /** Posts with their days, those in the language of the page first. */
  const posts = (isListed: (post: BlogPost) => boolean, locale: LocaleCode = defaultLocale): Entry[] => {
    const listed = blogPosts.filter(isListed).map(({metadata}) => metadata);
    const isForeign = ({frontMatter}: BlogPostMetadata): boolean => postLocale(frontMatter) !== locale;
    return [...listed.filter((post) => !isForeign(post)), ...listed.filter(isForeign)].map((post) => ({
      ...post,
      description: `${post.description} (${dayOf(post.date, locale)})`,
    }));
  };
  const all = posts(() => true);
  return [
    listPage({...blogTexts(defaultLocale), permalink: withBase('/blog')}, all),
    listPage({title: texts.posts, description: '', permalink: withBase('/blog/archive')}, all),
    listPage({title: texts.tags, description: '', permalink: blogTagsListPath}, tagList),
    listPage({title: texts.authors, description: '', permalink: withBase('/blog/authors')}, authors),
    ...authors.map((author) =>
      listPage(
        author,
        posts(({metadata}) => metadata.authors.some(({key}) => key === author.key)),
      ),
    ),
    ...tagList.map((tag) => {
      const isTag = (code: LocaleCode): boolean =>
        blogTags.some((own) => withBase(localized(own, code)) === tag.permalink);
      const locale = localeCodes.find(isTag);
      return listPage(
        tag,
        posts(({id}) => tag.items.includes(id), locale),
        locale,
      );
    }),
  ];
}
