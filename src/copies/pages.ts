import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {landmarks} from '../../config/landmarks';
import {localeCodes, locales} from '../../config/locales';
import {aliasOf, authorIn, isArchived, postLocale} from '../content/fieldsOfPage';
import {loadedBlog, loadedDocs} from '../content/loadedContent';
import {copyTexts, type CopiedPage} from './copyFiles';
import {absoluteLink, withBase} from './links';
import {keptPage} from './store';

/**
 * The pages that have a copy, as the build printed them: the docs in all languages, the posts, and the pages of `src/pages`. The
 * landing pages, the search and the lists of the blog are not made from such files.
 *
 * @throws if the build has not printed one of them
 */
export function copiedPages(allContent: AllContent): CopiedPage[] {
  const versions = loadedDocs(allContent);
  const docs = localeCodes.flatMap((locale) => {
    const {archived, archive} = copyTexts(locale);
    const notice = `> ${archived} [${archive}](${absoluteLink(landmarks.archive[locale])})`;
    return versions[locale].docs.map((doc) => ({...doc, locale, notes: isArchived(doc.frontMatter) ? [notice] : []}));
  });
  const posts = loadedBlog(allContent).blogPosts.map(({metadata}) => {
    const locale = postLocale(metadata.frontMatter);
    const day = new Intl.DateTimeFormat(locales[locale].htmlLang, {dateStyle: 'medium', timeZone: 'UTC'});
    const authors = metadata.authors.map((author) => {
      const {name = ''} = authorIn(author, locale);
      return author.page === null ? name : `[${name}](${absoluteLink(author.page.permalink)})`;
    });
    return {...metadata, locale, notes: [[day.format(new Date(metadata.date)), ...authors].join(' · ')]};
  });
  const others = (allContent['docusaurus-plugin-content-pages'] as {default: LoadedContent}).default.flatMap((page) =>
    page.type === 'mdx' ? [{...page, locale: postLocale(page.frontMatter), notes: []}] : [],
  );
  const pages = [...docs, ...posts, ...others];
  return pages.map((page) => {
    const {permalink} = page;
    const canonical = withBase(aliasOf(page.frontMatter) ?? permalink);
    // A second address has the text of the first.
    const {source, notes, ...first} = pages.find((other) => other.permalink === canonical) ?? page;
    const {sections, samples} = keptPage(source.replace('@site/', ''));
    const {locale, title = '', description} = first;
    return {permalink, canonical, locale, title, description, sections: [...notes, ...sections], samples};
  });
}
