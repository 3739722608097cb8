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
  /** Tags of the contract for which the pages of countries have a section. */
  areaTags: readonly string[];
}
