import type {LocaleCode} from '../../../config/locales';

/** The language of a post: `lang: es` in its front matter, else English. */
export function postLocale({lang}: Readonly<Record<string, unknown>>): LocaleCode {
  return lang === 'es' ? 'es' : 'en';
}
