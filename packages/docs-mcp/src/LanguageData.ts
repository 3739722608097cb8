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

/** What a release of the contract changed of an operation or an event. */
export interface PublishedChange {
  /** Of the release, ISO 8601. */
  date: string;
  /** Id of the operation, or name of the event. */
  id: string;
  title: string;
  changes: readonly {text: string; breaking: boolean}[];
  /** What callers do, where a change breaks them. */
  migration?: string | undefined;
}

/** A frozen state of the contract. */
export interface PublishedRelease {
  date: string;
  /** Date of the one before; absent for the first. */
  since?: string | undefined;
  operations: number;
  events: number;
}

/** What the package holds in one language: the file `data/<language>.json`. */
export interface LanguageData {
  /** `openapi.<language>.json` of the built site. */
  contract: {info: {title: string; version: string}};
  /** `errors.<language>.json`. */
  errors: readonly ErrorGroup[];
  /** `search/<language>.json`. */
  search: SearchData;
  /** The Markdown copies by the paths of their pages, with the ids of their headings. */
  pages: Readonly<Record<string, string>>;
  workflows: readonly PublishedWorkflow[];
  /** The last one first. */
  releases: readonly PublishedRelease[];
  changes: readonly PublishedChange[];
  /** Path of the page with the events of webhooks. */
  eventsPage: string;
}

/** File of a language's data, beside the server. */
export const dataFile = (locale: LocaleCode): string => `data/${locale}.json`;
