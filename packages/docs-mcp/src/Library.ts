import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LocaleCode} from '../../../config/locales';
import type {CatalogueError, ErrorGroup, Operation, WebhookEvent} from '../../../src/reference/contract/types';
import {readDocument} from '../../../src/reference/samples/readFragment';
import {SearchIndex} from '../../../src/search/client/SearchIndex';
import type {SearchData} from '../../../src/search/SearchData';

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
}

/** File of a language's data, beside the server. */
export const dataFile = (locale: LocaleCode): string => `data/${locale}.json`;

/** Makes a value when it is first asked for, and keeps it. */
function once<T>(make: () => T): () => T {
  let made: {value: T} | undefined;
  return () => (made ??= {value: make()}).value;
}

/** The documentation in one language. What is costly to make is made when a tool first asks for it. */
export class Shelf {
  /** By id. */
  public readonly operations: () => ReadonlyMap<string, Operation>;
  /** By the name after the type of the flow. */
  public readonly events: () => ReadonlyMap<string, WebhookEvent>;
  public readonly search: () => SearchIndex;

  public constructor(
    public readonly data: LanguageData,
    public readonly locale: LocaleCode,
  ) {
    const contract = once(() => readDocument(data.contract));
    this.operations = () => contract().operations;
    this.events = once(() => new Map(contract().events.map((event) => [event.suffix, event])));
    this.search = once(() => new SearchIndex(data.search, locale));
  }

  /** Path of the page that documents an operation. */
  public pageOf({id}: Operation): string | undefined {
    return this.data.search.records.find(({operations = []}) => operations.includes(id))?.path;
  }

  /** The errors of the catalogue, whatever their group. */
  public get errors(): readonly CatalogueError[] {
    return this.data.errors.flatMap(({errors}) => errors);
  }
}

/** The documentation in every language. */
export class Library {
  private readonly shelves = new Map<LocaleCode, Shelf>();

  /** @param read - the data of a language */
  public constructor(private readonly read: (locale: LocaleCode) => LanguageData) {}

  /**
   * The library that a built package holds.
   *
   * @param dir - folder of the server
   */
  public static fromPackage(dir: string): Library {
    return new Library((locale) => JSON.parse(readFileSync(path.join(dir, dataFile(locale)), 'utf8')) as LanguageData);
  }

  public in(locale: LocaleCode): Shelf {
    const shelf = this.shelves.get(locale) ?? new Shelf(this.read(locale), locale);
    this.shelves.set(locale, shelf);
    return shelf;
  }
}
