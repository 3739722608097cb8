/** A language of the site. Spanish is a second docs instance, not a Docusaurus locale: see README, "Two languages". */
export interface SiteLocale {
  /** BCP 47 tag of `<html lang>` and `hreflang`. */
  readonly htmlLang: string;
  /** Open Graph form of the tag. */
  readonly ogLocale: string;
  /** The language's own name for itself. */
  readonly label: string;
  /** Offers a page in this language to a reader of another one. */
  readonly readLabel: string;
  /** Offers a search in this language to a reader of another one. */
  readonly searchLabel: string;
  /** Folder of the docs instance, relative to the site. */
  readonly docsPath: string;
  /** Id of the docs instance. */
  readonly docsPluginId: string;
  /** First part of the routes, without slashes at the ends. */
  readonly routeBasePath: string;
  /** Route of the page that welcomes readers of this language. */
  readonly introRoute: string;
}

export const localeCodes = ['en', 'es'] as const;

export type LocaleCode = (typeof localeCodes)[number];

export const defaultLocale: LocaleCode = 'en';

export const locales = {
  en: {
    htmlLang: 'en',
    ogLocale: 'en_US',
    label: 'English',
    readLabel: 'Read in English',
    searchLabel: 'Search in English',
    docsPath: 'docs',
    docsPluginId: 'default',
    routeBasePath: '',
    introRoute: '/intro',
  },
  es: {
    htmlLang: 'es',
    ogLocale: 'es_LA',
    label: 'Español',
    readLabel: 'Leer en español',
    searchLabel: 'Buscar en español',
    docsPath: 'docs-es',
    docsPluginId: 'docs-es',
    routeBasePath: 'docs-es',
    introRoute: '/docs-es/intro',
  },
} as const satisfies Record<LocaleCode, SiteLocale>;
