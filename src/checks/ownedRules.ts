import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {escapeRegexp} from '@docusaurus/utils';
import {parse} from 'yaml';
import {localeCodes, type Localized} from '../../config/locales';
import {blank} from '../content/blank';
import {lineOfOffset} from '../content/lineOfOffset';
import {blankCode} from '../content/prose';
import type {Check} from './Check';

/** Where the rules are. */
export const file = 'config/ownedRules.yaml';

/** Words that give another answer than the page that owns the rule, as a regular expression, and what to write instead. */
export interface Refusal {
  pattern: string;
  write: string;
}

/** A rule that one page owns. */
export interface OwnedRule {
  page: string;
  /** Words by which other pages were seen to say it again. */
  phrases?: Partial<Localized<readonly string[]>>;
  /** What no text of a language may say. */
  refuses?: Partial<Localized<readonly Refusal[]>>;
  /** What no program on a page may contain. */
  programs?: readonly Refusal[];
}

/** The rules, as they are written. */
export async function readOwnedRules(root: string): Promise<readonly OwnedRule[]> {
  return parse(await readFile(path.join(root, file), 'utf8')) as readonly OwnedRule[];
}

const phrasePattern = (phrase: string): RegExp => new RegExp(escapeRegexp(phrase).replaceAll(' ', '\\s+'), 'giu');

/** A rule of the platform stands on one page; the others link to it. The words of a link may name it. */
export const ownedRules: Check = {
  name: 'owned-rules',
  run: async ({root, pages}) => {
    const rules = await readOwnedRules(root);
    const missing = rules
      .filter(({page}) => localeCodes.every((locale) => pages[locale].every(({id}) => id !== page)))
      .map(({page}) => `${file}: "${page}" is no page. Write the id of the page that owns the rule.`);
    const repeated = localeCodes.flatMap((locale) =>
      pages[locale].flatMap(({id, file: place, text}) => {
        const prose = blankCode(text.replaceAll(/\[[^\]]*\]\([^)]*\)/g, blank));
        return rules
          .filter(({page}) => page !== id)
          .flatMap(({page, phrases}) => (phrases?.[locale] ?? []).map((phrase) => ({page, phrase})))
          .flatMap(({page, phrase}) =>
            [...prose.matchAll(phrasePattern(phrase))].map(
              ({index}) =>
                `${place}:${lineOfOffset(prose, index)}: "${phrase}" is a rule of ${page}. Link there instead of saying it again.`,
            ),
          );
      }),
    );
    return [...missing, ...repeated];
  },
};
