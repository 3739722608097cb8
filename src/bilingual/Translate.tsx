import * as React from 'react';
import type {ReactNode} from 'react';
import {interpolate, type InterpolateValues} from '@docusaurus/Interpolate';
import type {TranslateParam, TranslateProps} from '@docusaurus/Translate';
import {defaultLocale, type LocaleCode} from '../../config/locales';
import {localeOf} from './languageRoutes';
import {messages} from './textIn';
import {usePageLocale} from './usePageLocale';

interface ReactInternals {
  /** The dispatcher of hooks: null outside of rendering. */
  readonly H: object | null;
}

const internalsName = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Whether React is rendering. There is no public way to ask; calling `React.use` and catching the error would make React
 * complain in the console of a development build about each label that the theme translates while a module loads.
 *
 * @throws if React, whose version is pinned, keeps this elsewhere
 */
function isRendering(): boolean {
  const internals = (React as unknown as Partial<Record<string, ReactInternals>>)[internalsName];
  if (internals === undefined) {
    throw new Error(
      `React ${React.version} has no ${internalsName}. Find out in src/bilingual/Translate.tsx what took its place.`,
    );
  }
  return internals.H !== null;
}

/** The page's language while rendering; elsewhere (event handlers, module level) that of the address. */
function currentLocale(): LocaleCode {
  if (isRendering()) {
    // oxlint-disable-next-line react/rules-of-hooks -- it only calls React.use, which may be called conditionally
    return usePageLocale();
  }
  return typeof window === 'undefined' ? defaultLocale : localeOf(window.location.pathname);
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
