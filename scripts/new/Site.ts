import type {Country} from '../../config/countries';
import type {LocaleCode} from '../../config/locales';
import type {OtherRoute} from '../../src/content/siteRoutes';
import type {HttpMethod} from '../../src/reference/contract/types';

/** A file of the site; its path is below the site's folder. */
export interface SourceFile {
  file: string;
  text: string;
}

/** A page of one docs set. */
export interface SitePage {
  id: string;
  /** With the base of its docs set, without the site's. */
  route: string;
  title: string;
  /** Another address of a page, which has that page's title. */
  isAlias: boolean;
}

/** An operation of the contract, and where it is described. */
export interface KnownOperation {
  operationId: string;
  method: HttpMethod;
  path: string;
  /** Name of the file in openapi/paths, without .yaml. */
  file: string;
}

/** What the operations of a file have in common, for those that join them. */
export interface PathsFile extends SourceFile {
  /** Without .yaml. */
  name: string;
  tags: readonly string[];
  /** The reference of most of its `401` answers; undefined where none is shared. */
  unauthorized: string | undefined;
  /** Name of the YAML anchor of the servers, where they are not those of the contract. */
  serversAnchor: string | undefined;
  /** Names of the parameters that a path has for all of its methods. */
  pathParameters: Readonly<Record<string, readonly string[]>>;
}

export interface SiteContract {
  /** openapi/openapi.yaml. */
  index: SourceFile;
  paths: readonly PathsFile[];
  operations: readonly KnownOperation[];
  schemas: readonly string[];
}

/** What a new subject is compared with and put into. */
export interface Site {
  pages: Readonly<Record<LocaleCode, readonly SitePage[]>>;
  otherRoutes: readonly OtherRoute[];
  /** The files of config/outline. */
  outline: readonly SourceFile[];
  contract: SiteContract;
  countries: readonly Country[];
  /** Tags of the contract for which the pages of countries have a section. */
  areaTags: readonly string[];
}
