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
  },
} as const satisfies Record<string, SiteLocale>;

export type LocaleCode = keyof typeof locales;

/** In the order in which they are offered. */
export const localeCodes = Object.keys(locales) as readonly LocaleCode[];

/** The language at the site's root. */
export const defaultLocale = 'en' satisfies LocaleCode;

export const otherLocales = localeCodes.filter((code) => code !== defaultLocale);

/** Something in every language. */
export type Localized<T = string> = Readonly<Record<LocaleCode, T>>;
