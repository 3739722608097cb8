import {localeCodes, type LocaleCode} from '../../config/locales';

/** The language of a not-found page, which is built for one address and shown at another; null on other pages. */
export function notFoundLocale(): LocaleCode | null {
  if (typeof document === 'undefined') {
    return null;
  }
  const built = document.documentElement.getAttribute('data-not-found');
  return localeCodes.find((code) => code === built) ?? null;
}
