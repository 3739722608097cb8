import {localeCodes} from '../../../config/locales';
import {baseUrlBanner} from './baseUrlBanner';

/** A script that pages may hold themselves. */
export interface InlineScript {
  /** Why it is not a file. */
  readonly reason: string;
  readonly source: string;
}

/**
 * Every script that pages of the site may hold themselves. The Content-Security-Policy allows these and no other, and the build
 * stops at any other. `site/pageTemplate.ts` puts them into the pages.
 */
export function inlineScripts(baseUrl: string): readonly InlineScript[] {
  return localeCodes.map((locale) => ({
    reason: `Says, in the language "${locale}", that no file of the site could be loaded: a file could not say so.`,
    source: baseUrlBanner(baseUrl, locale),
  }));
}
