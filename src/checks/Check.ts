import type {LocaleCode} from '../../config/locales';
import type {ContentPage} from '../content/readPages';
import type {OpenApiDocument} from '../reference/contract/bundleContract';
import type {ParsedPage} from './parsePage';

/** The written parts of the site, as the checks see them. */
export interface CheckedSite {
  /** The site's folder. */
  root: string;
  pages: Readonly<Record<LocaleCode, readonly ContentPage[]>>;
  /** The pages of all languages. */
  allPages: readonly ContentPage[];
  /** What could not be read at all. */
  unreadable: readonly string[];
  /** The pages as Docusaurus will see them, by file; those that cannot be parsed carry the reason. */
  parsed: () => Promise<ReadonlyMap<string, ParsedPage>>;
  /** The contract in each language, without having been checked. */
  contract: () => Promise<Record<LocaleCode, OpenApiDocument>>;
}

/** A check of what is written. */
export interface Check {
  /** By which it is called: `npm run check -- links`. */
  name: string;
  /** @returns one message for each fault: file and line, what is wrong, the mend */
  run: (site: CheckedSite) => readonly string[] | Promise<readonly string[]>;
}
