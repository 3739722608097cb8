import type {SamplesById} from '../copiedSamples';
import type {CopyTexts} from '../copyTexts';

/** What copies in one language say beside their pages. */
export interface CopyLanguage {
  texts: CopyTexts;
  /** Address of the index of the language. */
  indexUrl: string;
}

/** A skill that is to be written. */
export interface SkillJob {
  /** Path of the file with the base path. */
  path: string;
  /** Its front matter, its own words and what comes from a workflow. */
  head: string;
  /** Words before the link to the page of an excerpt. */
  from: string;
  /** Sections of pages, by the path of the page and the ids of headings. */
  excerpts: readonly {pathname: string; headings: readonly string[]}[];
}

/** What the plugin gives the program that writes the copies. */
export interface CopyJob {
  outDir: string;
  /** Address of the site, without the base path and without a slash at its end. */
  siteUrl: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Paths of the pages that get a copy, with the base path. */
  pathnames: readonly string[];
  samples: SamplesById;
  /** By the tag that pages carry as `<html lang>`. */
  languages: Readonly<Record<string, CopyLanguage>>;
  skills: readonly SkillJob[];
  /** Where copies are kept for the next build; undefined in a build that keeps nothing. */
  cacheDir: string | undefined;
}
