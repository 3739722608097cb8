import {countryPage} from '../../config/countries';
import {defaultLocale, locales, localized, type LocaleCode} from '../../config/locales';
import {fillTemplate} from './fillTemplate';
import type {Site, SourceFile} from './Site';
import type {Subject} from './Subject';

/**
 * The page of a subject in one language, with a marker wherever a person has to write. The templates of a kind have the same
 * heading ids, elements and links in every language.
 */
export function pageFile(subject: Subject, {countries}: Site, locale: LocaleCode): SourceFile {
  const country = countries.find(({code}) => code === subject.country);
  const text = fillTemplate(`${subject.kind}.${locale}.mdx`, {
    ...subject,
    title: subject[`title-${locale}`],
    slug: locale === defaultLocale ? '' : subject[`slug-${locale}`],
    // Links are to files, from the folder of the page.
    up: '../'.repeat(subject.id.split('/').length - 1) || './',
    'country-name': country === undefined ? '' : localized(country.name, locale),
    'country-page': country === undefined ? '' : countryPage(country),
  });
  return {file: `${locales[locale].docsPath}/${subject.id}.mdx`, text};
}
