import type {LocaleCode} from '../../config/locales';
import {messages} from './messages';

/** An interface text as `translate()` takes it: the message is the English one. */
export interface InterfaceText {
  id: string;
  message: string;
}

/**
 * An interface text in a language that need not be the page's, for example in a link to the page in that language.
 *
 * @returns the English text where the language has none
 */
export function textIn(locale: LocaleCode, {id, message}: InterfaceText): string {
  return messages[locale]?.[id] ?? message;
}
