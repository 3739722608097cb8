import type {ReactNode} from 'react';
import {interpolate, type InterpolateValues} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import {defaultLocale, type LocaleCode} from '../../config/locales';
import {localeOf} from './localeOf';
import {messages} from './messages';
import {usePageLocale} from './usePageLocale';

/**
 * The page's language while React renders; elsewhere (event handlers, labels that the theme translates while a module loads) that
 * of the address. There is no public way to ask whether React renders: outside, `React.use` throws, and complains in the console of
 * a development build. https://react.dev/reference/react/use#caveats
 */
function currentLocale(): LocaleCode {
  try {
    // oxlint-disable-next-line react/rules-of-hooks -- it only calls React.use, which may be called conditionally
    return usePageLocale();
  } catch {
    return typeof window === 'undefined' ? defaultLocale : localeOf(window.location.pathname);
  }
}

function localizedMessage(id: string | undefined, message: string | undefined): string {
  const text = messages[currentLocale()]?.[id ?? message ?? ''] ?? message ?? id;
  if (text === undefined) {
    throw new Error('A translation needs an id or a message. Give <Translate> or translate() one of them.');
  }
  return text;
}

/**
 * Stands in for Docusaurus' own function of this name (see `build/index.ts`), which knows one language per build.
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
