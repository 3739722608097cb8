import type {LocaleCode} from '../../config/locales';
import {aliasOf} from '../content/aliasOf';
import type {Post} from '../content/readPosts';
import type {ContentPage, WrittenPage} from '../content/readPages';
import type {OpenApiDocument} from '../reference/contract/bundleContract';
import type {ParsedPage} from './parsePage';

/** The written parts of the site, as the checks see them. */
export interface CheckedSite {
  /** The site's folder. */
  root: string;
  pages: Readonly<Record<LocaleCode, readonly ContentPage[]>>;
  /** The pages of all languages. */
  allPages: readonly ContentPage[];
  posts: readonly Post[];
  /** Pages and posts. */
  written: readonly WrittenPage[];
  /** What could not be read at all. */
  unreadable: readonly string[];
  /** Files to which checks that take long keep; undefined where they look at all. */
  changed: ReadonlySet<string> | undefined;
  /** A page as Docusaurus will see it; one that cannot be parsed carries the reason. Each is parsed once. */
  parse: (page: WrittenPage) => Promise<ParsedPage>;
  /** The contract in each language, without having been checked. */
  contract: () => Promise<Record<LocaleCode, OpenApiDocument>>;
}

/** A check of what is written. */
export interface Check {
  /** By which it is called: `npm run check -- links`. */
  name: string;
  /** Whether it cannot run where the contract or other data have faults. */
  needsValidData?: true;
  /** @returns one message for each fault: file and line, what is wrong, the fix */
  run: (site: CheckedSite) => readonly string[] | Promise<readonly string[]>;
}

/** Whether a check that takes long looks at a file. */
export const isLookedAt = ({changed}: CheckedSite, file: string): boolean => changed?.has(file) ?? true;

/** Whether a check that takes long looks at a folder, written with a slash at its end. */
export const isFolderLookedAt = ({changed}: CheckedSite, folder: string): boolean =>
  changed === undefined || [...changed].some((file) => file.startsWith(folder));

/** The pages and posts of a language whose prose a check looks at: an alias has none of its own. */
export const proseIn = (site: CheckedSite, locale: LocaleCode): readonly WrittenPage[] =>
  site.written.filter(
    ({locale: code, file, frontMatter}) =>
      code === locale && aliasOf(frontMatter) === undefined && isLookedAt(site, file),
  );
