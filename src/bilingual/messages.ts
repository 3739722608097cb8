import generated from '@generated/site-languages/default/messages.json';
import type {LocaleCode} from '../../config/locales';

/**
 * Interface texts by language and id: those of the theme and ours, written by the plugin in `src/bilingual/build`. English texts are
 * in the code that uses them; `i18n/en` replaces those of the theme that are not written as ours.
 */
export const messages: Readonly<Partial<Record<LocaleCode, Readonly<Record<string, string>>>>> = generated;
