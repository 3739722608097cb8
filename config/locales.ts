/** A language of the site: a docs instance of its own, not a Docusaurus locale. See src/bilingual/README.md. */
export interface SiteLocale {
  /** BCP 47 tag of `<html lang>` and `hreflang`. */
  readonly htmlLang: string;
  /** Open Graph form of the tag. */
  readonly ogLocale: string;
  /** The language's own name for itself. */
  readonly label: string;
  /** Its English name. */
  readonly englishName: string;
  /** Folder of the docs instance, relative to the site. */
  readonly docsPath: string;
  /** Id of the docs instance. */
  readonly docsPluginId: string;
  /** File of its sidebar. */
  readonly sidebarPath: string;
  /** First part of the routes, without slashes at the ends. */
  readonly routeBasePath: string;
  /** Dictionary of cspell, and our list of words in config/spelling; without one, spelling is not checked. */
  readonly spelling?: {readonly language: string; readonly words: string};
  /** While true, a missing translation is listed by `npm run check` and stops nothing; the default language stands in. */
  readonly isDraft?: boolean;
}

export const locales = {
  en: {
    htmlLang: 'en',
    ogLocale: 'en_US',
    label: 'English',
    englishName: 'English',
    docsPath: 'docs',
    docsPluginId: 'default',
    sidebarPath: './sidebars.ts',
    routeBasePath: '',
    spelling: {language: 'en-GB', words: 'english'},
  },
  es: {
    htmlLang: 'es',
    ogLocale: 'es_LA',
    label: 'Español',
    englishName: 'Spanish',
    docsPath: 'docs-es',
    docsPluginId: 'docs-es',
    sidebarPath: './sidebars-es.ts',
    routeBasePath: 'docs-es',
    spelling: {language: 'es', words: 'spanish'},
  },
} as const satisfies Record<string, SiteLocale>;

export type LocaleCode = keyof typeof locales;

/** In the order in which they are offered. */
export const localeCodes = Object.keys(locales) as readonly LocaleCode[];

/** The language at the site's root, which stands in where another lacks a text. */
export const defaultLocale = 'en' satisfies LocaleCode;

export const otherLocales = localeCodes.filter((code) => code !== defaultLocale);

/** The languages in which nothing may be missing. */
export const requiredLocales = localeCodes.filter((code) => localeSettings(code).isDraft !== true);

/** Something in several languages; the default one is always there. */
export type Localized<T = string> = {readonly [L in typeof defaultLocale]: T} & {readonly [L in LocaleCode]?: T};

/** A text in a language, or in the default one where it is not translated yet. */
export function localized<T>(texts: Localized<T>, locale: LocaleCode): T {
  return texts[locale] ?? texts[defaultLocale];
}

/** Settings of a language, for code that asks for the optional ones too. */
export function localeSettings(locale: LocaleCode): SiteLocale {
  return locales[locale];
}
