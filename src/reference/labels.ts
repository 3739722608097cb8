import {siteTexts} from '../bilingual/build/siteTexts';
import type {LocaleCode} from '../../config/locales';
import type english from '../../i18n/en/reference.json';

/** Texts of the reference that are not in the contract, from `i18n/<locale>/reference.json`. */
export type ReferenceLabels = Readonly<typeof english>;

const known = new Map<LocaleCode, ReferenceLabels>();

/**
 * The labels of a language.
 *
 * @throws as `siteTexts`
 */
export function referenceLabels(locale: LocaleCode): ReferenceLabels {
  const labels = known.get(locale) ?? (siteTexts('reference', locale) as ReferenceLabels);
  known.set(locale, labels);
  return labels;
}

/** Puts values in the places of `{name}` in a label. */
export function fill(label: string, values: Readonly<Record<string, string | number>>): string {
  return label.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Items joined as the language joins them: `a, b and c`, without the comma of American English before `and`. */
export const joined = (items: readonly string[], locale: LocaleCode): string =>
  new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(items);
