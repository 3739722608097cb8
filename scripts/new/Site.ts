import type {Country} from '../../config/countries';
import type {LocaleCode} from '../../config/locales';
import type {ContentPage} from '../../src/content/readPages';
import type {OtherRoute} from '../../src/content/siteRoutes';

/** A file of the site; its path is below the site's folder. */
export interface SourceFile {
  file: string;
  text: string;
}

/** An operation of the contract, as far as a new one has to do with it. */
export interface KnownOperation {
  operationId: string;
  tags?: readonly string[];
  responses?: Readonly<Record<string, {$ref?: string}>>;
  method: string;
  path: string;
  /** Names of the parameters that its path has for all of its methods. */
  pathParameters: readonly string[];
}

/** A file of openapi/paths. */
export interface PathsFile extends SourceFile {
  /** Without .yaml. */
  name: string;
  operations: readonly KnownOperation[];
}

/** What a new subject is compared with and put into. */
export interface Site {
  pages: Readonly<Record<LocaleCode, readonly Pick<ContentPage, 'id' | 'route' | 'title' | 'isAlias'>[]>>;
  otherRoutes: readonly OtherRoute[];
  /** The files of config/outline. */
  outline: readonly SourceFile[];
  /** `index` is openapi/openapi.yaml. */
  contract: {index: SourceFile; paths: readonly PathsFile[]; schemas: readonly string[]};
  countries: readonly Country[];
  /** `config/countries.ts`. */
  countriesFile: SourceFile;
  /** The drawing of a country's flag, by its ISO code; undefined for a code that no country has. */
  flagOf: (code: string) => string | undefined;
  /** Slugs of the posts, and the teams that sign them. */
  postSlugs: readonly string[];
  teams: readonly string[];
  /** The day on which a post is dated, as `2026-01-31`. */
  today: string;
  /** Tags of the contract for which the pages of countries have a section. */
  areaTags: readonly string[];
}
