import type {LocaleCode} from '../../../config/locales';
import type {ErrorGroup} from '../../../src/reference/contract/types';
import type {SearchData} from '../../../src/search/SearchData';

/** A workflow of the guides, and its whole program in each language that it is written in. */
export interface PublishedWorkflow {
  id: string;
  title: string;
  description: string;
  /** Code by the name of the programming language. */
  programs: Readonly<Record<string, string>>;
}

/** What the package holds in one language: the file `dist/data/<language>.json`. */
export interface LanguageData {
  /** `openapi.<language>.json` of the built site. */
  contract: {info: {title: string; version: string}};
  /** `errors.<language>.json`. */
  errors: readonly ErrorGroup[];
  /** `search/<language>.json`. */
  search: SearchData;
  /** The Markdown copies by the paths of their pages. */
  pages: Readonly<Record<string, string>>;
  workflows: readonly PublishedWorkflow[];
}

/** File of a language's data, beside the server. */
export const dataFile = (locale: LocaleCode): string => `data/${locale}.json`;
