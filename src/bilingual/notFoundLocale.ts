import {localeCodes, type LocaleCode} from '../../config/locales';

/** The language of the document if the host answered with a not-found page, built for one address and shown at another. */
export function notFoundLocale(): LocaleCode | null {
  if (typeof document === 'undefined') {
    return null;
  }
  const built = document.documentElement.getAttribute('data-not-found');
  return localeCodes.find((code) => code === built) ?? null;
}
