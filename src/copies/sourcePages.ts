import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {landmarks} from '../../config/landmarks';
import {localeCodes, type LocaleCode} from '../../config/locales';
import {aliasOf, authorIn, isArchived, postLocale} from '../content/fieldsOfPage';
import {loadedDocs, loadedPosts} from '../content/loadedContent';
import type {CopiedPage} from './copyFiles';
import {copyTexts} from './copyTexts';
import {absoluteLink, withBase} from './links';
import {dayOf} from './listPages';
import {keptPage} from './store';

/** A page that is made from a file. */
interface SourcePage {
  permalink: string;
  /** `@site/docs/a.mdx` */
  source: string;
  description?: string;
  frontMatter: Readonly<Record<string, unknown>>;
  locale: LocaleCode;
  /** What stands above its text, in Markdown. */
  note?: string;
}

/** The docs in all languages, the posts, and the pages of `src/pages`. */
function pagesOf(allContent: AllContent): SourcePage[] {
  const versions = loadedDocs(allContent);
  const docs = localeCodes.flatMap((locale) =>
    versions[locale].docs.map((doc) => {
      const {archived, archive} = copyTexts(locale);
      const notice = `> ${archived} [${archive}](${absoluteLink(landmarks.archive[locale])})`;
      return {...doc, locale, note: isArchived(doc.frontMatter) ? notice : undefined};
    }),
  );
  const posts = loadedPosts(allContent).map(({metadata}) => {
    const locale = postLocale(metadata.frontMatter);
    const authors = metadata.authors.map((author) => {
      const {name = ''} = authorIn(author, locale);
      return author.page === null ? name : `[${name}](${absoluteLink(author.page.permalink)})`;
    });
    return {...metadata, locale, note: [dayOf(metadata.date, locale), ...authors].join(' · ')};
  });
  const pages = (allContent['docusaurus-plugin-content-pages'] as {default: LoadedContent}).default;
  const others = pages.flatMap((page) =>
    page.type === 'mdx' ? [{...page, locale: postLocale(page.frontMatter)}] : [],
  );
  return [...docs, ...posts, ...others];
}

/**
 * The pages that are made from files, as the build printed them.
 *
 * @returns by the file, below the site's folder
 * @throws if the build has not printed one of them
 */
export async function sourcePages(allContent: AllContent): Promise<Map<string, CopiedPage>> {
  const pages = pagesOf(allContent);
  const entries = pages.map(async (page): Promise<[string, CopiedPage]> => {
    const alias = withBase(aliasOf(page.frontMatter) ?? page.permalink);
    // A second address has the text of the first.
    const {source, locale, description, note} = pages.find(({permalink}) => permalink === alias) ?? page;
    const {title, samples, sections} = await keptPage(source.replace('@site/', ''));
    const all = note === undefined ? sections : [{text: note}, ...sections];
    const {permalink} = page;
    return [
      page.source.replace('@site/', ''),
      {permalink, canonical: alias, locale, description, title, samples, sections: all},
    ];
  });
  return new Map(await Promise.all(entries));
}
