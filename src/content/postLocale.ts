import {defaultLocale, localeCodes, type LocaleCode} from '../../config/locales';

/** The language of a post or of a page outside the docs sets: `lang` in its front matter, else the default one. */
export function postLocale({lang}: Readonly<Record<string, unknown>>): LocaleCode {
  return localeCodes.find((code) => code === lang) ?? defaultLocale;
}
