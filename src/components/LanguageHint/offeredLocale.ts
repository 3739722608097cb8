import type {LocaleCode} from '../../../config/locales';
import {localeCodes} from '../../../config/locales';

/** What the browser says about a visit. */
export interface Visit {
  /** `document.referrer`: empty where the reader typed the address. */
  referrer: string;
  /** Origin of this site. */
  origin: string;
  /** `navigator.languages`, the preferred one first. */
  languages: readonly string[];
}

/**
 * The language in which a page should be offered to somebody who comes from another site, such as a search engine.
 *
 * @param pageLocale - language of the page
 * @returns undefined where the reader comes from this site, or reads the page's language rather than another of ours
 */
export function offeredLocale({referrer, origin, languages}: Visit, pageLocale: LocaleCode): LocaleCode | undefined {
  if (!URL.canParse(referrer) || new URL(referrer).origin === origin) {
    return undefined;
  }
  const preferred = languages
    .map((tag) => tag.split('-', 1)[0]?.toLowerCase())
    .map((language) => localeCodes.find((code) => code === language))
    .find((code) => code !== undefined);
  return preferred === pageLocale ? undefined : preferred;
}
