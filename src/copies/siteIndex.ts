import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {brand} from '../../config/brand';
import {locales, type LocaleCode} from '../../config/locales';
import {postLocale} from '../bilingual/blog/postLocale';
import {areasOf} from '../content/areas';
import {copyPath} from './copyPath';
import {aliasOf} from '../content/aliasOf';
import type {IndexedPage, IndexSection, LlmsIndex} from './llmsIndex';

/** Words of the index in each language. */
const texts = {
  en: {
    title: `${brand.name}: documentation`,
    summary:
      'APIs to verify and authenticate people and businesses, mostly in Latin America: identity, biometrics, businesses, vehicles, drivers and background checks.',
    copies: 'Every page has a Markdown copy at its address with `.md`, with the samples in all languages.',
    contract: 'The whole API as OpenAPI 3.1:',
    other: 'The same index in Spanish:',
    first: 'Start',
    blog: 'Blog',
  },
  es: {
    title: `${brand.name}: documentación`,
    summary:
      'API para verificar y autenticar personas y empresas, sobre todo en América Latina: identidad, biometría, empresas, vehículos, conductores y antecedentes.',
    copies:
      'Cada página tiene una copia en Markdown en su dirección con `.md`, con los ejemplos en todos los lenguajes.',
    contract: 'Toda la API en OpenAPI 3.1:',
    other: 'El mismo índice en inglés:',
    first: 'Primeros pasos',
    blog: 'Blog',
  },
} as const satisfies Record<LocaleCode, Record<string, string>>;

/** Path of the index of a language, below the base path. */
export const indexPath: Record<LocaleCode, string> = {en: 'llms.txt', es: `${locales.es.routeBasePath}/llms.txt`};

export interface SiteIndexSources {
  locale: LocaleCode;
  version: LoadedVersion;
  posts: readonly BlogPost[];
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
}

/** What `llms.txt` says in one language: the pages by area in the order of the sidebar, then the posts. */
export function siteIndex({locale, version, posts, siteUrl, baseUrl}: SiteIndexSources): LlmsIndex {
  const words = texts[locale];
  const pages = version.docs.filter(({frontMatter}) => aliasOf(frontMatter) === undefined);
  const pageOf = ({title, description, permalink}: LoadedVersion['docs'][number]): IndexedPage => ({
    title,
    description,
    copy: copyPath(permalink),
  });
  const areas = areasOf(locale);
  const within = areas.map(({name, docIds, indexes}): IndexSection => ({
    title: name,
    pages: [
      ...indexes.map(({title, description, route}) => ({
        title,
        description,
        copy: `${baseUrl.slice(0, -1)}${route}.md`,
      })),
      ...[...docIds].flatMap((id) => pages.filter((doc) => doc.id === id).map(pageOf)),
    ],
  }));
  const rest = pages.filter(({id}) => areas.every(({docIds}) => !docIds.has(id))).map(pageOf);
  const blog = posts
    .filter(({metadata}) => postLocale(metadata.frontMatter) === locale)
    .map(({metadata: {title, description, permalink}}) => ({title, description, copy: copyPath(permalink)}));
  const other = locale === 'en' ? 'es' : 'en';
  return {
    title: words.title,
    summary: words.summary,
    notes: [
      words.copies,
      `${words.contract} ${siteUrl}${baseUrl}openapi.${locale}.json`,
      `${words.other} ${siteUrl}${baseUrl}${indexPath[other]}`,
    ],
    sections: [{title: words.first, pages: rest}, ...within, {title: words.blog, pages: blog}],
  };
}
