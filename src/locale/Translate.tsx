import type {ReactNode} from 'react';
import {interpolate, type InterpolateValues} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import {defaultLocale, type LocaleCode} from '../../config/locales';
import {languageRoutes} from './languageRoutes';
import {localeOfPath} from './localeOfPath';
import {messages} from './messages';
import {usePageLocale} from './usePageLocale';

/** The page's language while rendering; elsewhere (event handlers, module level) that of the address. */
function currentLocale(): LocaleCode {
  try {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- it only calls React.use, which may be called conditionally
    return usePageLocale();
  } catch {
    // React.use throws outside of rendering. There is no other way to ask whether a render is going on.
    return typeof window === 'undefined'
      ? defaultLocale
      : localeOfPath(window.location.pathname, siteConfig.baseUrl, languageRoutes);
  }
}

function localizedMessage(id: string | undefined, message: string | undefined): string {
  const text = messages[currentLocale()][id ?? message ?? ''] ?? message ?? id;
  if (text === undefined) {
    throw new Error('A translation needs an id or a message. Give <Translate> or translate() one of them.');
  }
  return text;
}

/**
 * Stands in for Docusaurus' own function of this name (see `src/plugins/languages`), which knows one language per build.
 *
 * @returns the text in the language of the page
 * @throws without id and message
 */
export function translate<Str extends string>(
  {message, id}: TranslateParam<Str>,
  values?: InterpolateValues<Str, string | number>,
): string {
  return interpolate(localizedMessage(id, message), values);
}

/** {@link translate} as a component; its values may be elements. */
export default function Translate<Str extends string>({children, id, values}: TranslateProps<Str>): ReactNode {
  return interpolate(localizedMessage(id, children), values as Readonly<Record<string, ReactNode>> | undefined);
}
