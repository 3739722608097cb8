import spanishTheme from '@docusaurus/theme-translations/locales/es/theme-common.json';
import spanishSite from '../../i18n/es/code.json';
import type {LocaleCode} from '../../config/locales';

type Messages = Readonly<Record<string, string>>;

const es: Messages = {
  ...spanishTheme,
  ...Object.fromEntries(Object.entries(spanishSite).map(([id, {message}]) => [id, message])),
};

/** Interface texts by id. English texts stand where they are used, so there is no table for it. */
export const messages: Readonly<Record<LocaleCode, Messages>> = {en: {}, es};
