import type {LocaleCode} from '../../../config/locales';

/** Path of the feed of releases in a language, below the base path of the site. */
export const changesFeed = (locale: LocaleCode): string => `changes.${locale}.xml`;
