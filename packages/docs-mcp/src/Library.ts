import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleCode} from '../../../config/locales';
import {PageIndex} from './PageIndex';

/** What the contract has of one operation: the published file `openapi/<language>/<id>.json`. */
export interface Fragment {
  info: {title: string; version: string};
  servers: [{url: string}];
  paths: Record<string, Record<string, {operationId?: string; servers?: [{url: string}]}>>;
}

/** An operation of the API. */
export interface Operation {
  id: string;
  /** `GET /v2/ofac` */
  request: string;
  /** The line of Markdown with which its section begins. */
  line: string;
  contract: Fragment;
}

/** What the package holds in one language: the file `data/<language>.json`. */
export interface LanguageData {
  operations: readonly Operation[];
  /** Paths of the pages, and their Markdown copies with the ids of their headings. */
  pages: readonly (readonly [path: string, markdown: string])[];
}

/** File of a language's data, beside the server. */
export const dataFile = (locale: LocaleCode): string => `data/${locale}.json`;

/** The documentation in every language; each is read when a tool first asks for it. */
export class Library {
  private readonly shelves = new Map<LocaleCode, LanguageData & {index: PageIndex}>();

  /** @param dir - folder of the server */
  public constructor(private readonly dir: string) {}

  public in(locale: LocaleCode): LanguageData & {index: PageIndex} {
    const known = this.shelves.get(locale);
    const data = known ?? (JSON.parse(readFileSync(path.join(this.dir, dataFile(locale)), 'utf8')) as LanguageData);
    const shelf = known ?? {...data, index: new PageIndex(data.pages, locale)};
    this.shelves.set(locale, shelf);
    return shelf;
  }
}
