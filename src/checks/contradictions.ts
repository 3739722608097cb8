import {localeCodes} from '../../config/locales';
import {lineOfOffset} from '../content/lineOfOffset';
import {isLookedAt, type Check, type CheckedSite} from './Check';
import {file as rulesFile, readOwnedRules, type OwnedRule, type Refusal} from './ownedRules';
import {withLines, type TextFault} from './withLines';
import {writtenTexts, type WrittenText} from './writtenTexts';

const fence = /^(```+|~~~+)[\s\S]*?^\1/gm;

/** The programs of all pages, each with the line at which it begins. */
function programsOf(site: CheckedSite): WrittenText[] {
  return site.written
    .filter(({file}) => isLookedAt(site, file))
    .flatMap(({file, text}) =>
      [...text.matchAll(fence)].map((found) => ({
        place: `${file}:${lineOfOffset(text, found.index)}`,
        text: found[0],
      })),
    );
}

/**
 * Looks for words that give another answer than the page that owns the rule.
 *
 * @returns a fault for each text and pattern: the words found, the owner, what to write instead
 */
export function findContradictions(
  texts: readonly WrittenText[],
  {page}: Pick<OwnedRule, 'page'>,
  refusals: readonly Refusal[],
): TextFault[] {
  return refusals.flatMap(({pattern, write}) => {
    const expression = new RegExp(pattern, 'iu');
    return texts.flatMap(({place, text}) => {
      const found = expression.exec(text.replaceAll(/\s+/g, ' '));
      return found === null
        ? []
        : [{place, text, message: `"${found[0].trim()}" contradicts ${page} (${rulesFile}). Write ${write}.`}];
    });
  });
}

/** No page, outcome or program gives another answer than the page that owns the rule. */
export const contradictions: Check = {
  name: 'contradictions',
  needsValidData: true,
  run: async (site) => {
    const rules = await readOwnedRules(site.root);
    const inPrograms = rules.flatMap((rule) => findContradictions(programsOf(site), rule, rule.programs ?? []));
    const inTexts = localeCodes.map(async (locale) => {
      const texts = await writtenTexts(site, locale);
      return rules.flatMap((rule) => findContradictions(texts, rule, rule.refuses?.[locale] ?? []));
    });
    return withLines(site.root, [...inPrograms, ...(await Promise.all(inTexts)).flat()]);
  },
};
