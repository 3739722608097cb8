import type {SamplesById} from '../copiedSamples';
import type {CopyTexts} from '../copyTexts';

/** What copies in one language say beside their pages. */
export interface CopyLanguage {
  texts: CopyTexts;
  /** Address of the index of the language. */
  indexUrl: string;
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
  /** Where copies are kept for the next build; undefined in a build that keeps nothing. */
  cacheDir: string | undefined;
}
