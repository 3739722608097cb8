import type {LoadedContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {countries} from '../../config/countries';
import {landmarks} from '../../config/landmarks';
import {localeCodes, locales, type LocaleCode} from '../../config/locales';
import type english from '../../i18n/en/landing.json';
import {siteTexts} from '../bilingual/build/siteTexts';
import {aliasOf, authorIn, isArchived, postLocale} from '../content/fieldsOfPage';
import {loadedBlog, loadedDocs} from '../content/loadedContent';
import {countryRoute, homeRoute} from '../content/routes';
import {copyTexts, type CopiedPage} from './copyFiles';
import {absoluteLink, entries, withBase} from './links';
import {keptPage} from './store';

/**
 * The pages that are made from files, as the build printed them: the docs in all languages, the posts, and the pages of `src/pages`.
 *
 * @throws if the build has not printed one of them
 */
function sourcePages(allContent: AllContent): CopiedPage[] {
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

type Texts = typeof english;

const links = (list: Texts['next']['links']): string =>
  list.map(({label, route}) => `[${label}](${absoluteLink(route)})`).join(' · ');

const entriesOf = (list: Texts['steps']['entries']): string =>
  entries(list.map(({title, text, route}) => ({title, description: text, permalink: route})));

/** The landing page of a language: its texts, the samples that the build has printed, and links to the countries. */
function landingPage(locale: LocaleCode): CopiedPage {
  const texts = siteTexts('landing', locale) as Texts;
  const {title, description, lead, steps, next, products, facts} = texts;
  const {sections, samples} = keptPage(`src/pages/_sample-${locale}.mdx`);
  const ofCountries = countries
    .map((country) => ({label: country.name[locale], route: countryRoute(country, locale)}))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return {
    permalink: withBase(homeRoute(locale)),
    locale,
    title,
    description,
    samples,
    sections: [
      lead,
      links([texts.firstCall, texts.coverage]),
      ...sections,
      `## ${steps.title}\n\n${entriesOf(steps.entries)}`,
      `${next.label}: ${links(next.links)}`,
      `## ${texts.countries.title}\n\n${links(ofCountries)}`,
      `## ${products.title}\n\n${products.lead}\n\n${entriesOf(products.entries)}`,
      `## ${facts.title}\n\n${entriesOf(facts.entries)}`,
    ],
  };
}

/** The pages that have a copy, and what it says: all but those of the search, and the lists of the blog. */
export const copiedPages = (allContent: AllContent): CopiedPage[] => [
  ...sourcePages(allContent),
  ...localeCodes.map(landingPage),
];
