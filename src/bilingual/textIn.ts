import generated from '@generated/site-languages/default/messages.json';
import type {LocaleCode} from '../../config/locales';

/**
 * Interface texts by language and id: those of the theme and ours, written by the plugin in `src/bilingual/build`. English texts are
 * in the code that uses them; `i18n/en` replaces those of the theme that are not written as ours.
 */
export const messages: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, string>>>>> = generated;

/**
 * An interface text in a language that need not be the page's, for example in a link to the page in that language.
 *
 * @param text - as `translate()` takes it: the message is the English one
 * @returns the English text where the language has none
 */
export function textIn(locale: LocaleCode, {id, message}: {id: string; message: string}): string {
  return messages[locale]?.[id] ?? message;
}
