import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'yaml';
import {localeCodes, type LocaleCode, type Localized} from '../../config/locales';
import {lineOfOffset} from '../content/lineOfOffset';
import {isLookedAt, type Check, type CheckedSite} from './Check';
import {readForbidden} from './forbiddenTerms';
import {file as rulesFile, readOwnedRules, type OwnedRule, type Refusal} from './ownedRules';
import {withLines, type TextFault} from './withLines';
import {writtenTexts, type WrittenText} from './writtenTexts';

/** Words that a text may not have. */
export interface WordRule {
  pattern: RegExp;
  /** Why, as it goes on after the words: `is ruled out by GLOSSARY.md`. */
  reason: string;
  /** What to write in their place. */
  write: string;
}

/** @returns a fault for each text and rule that it breaks: the words found, why they may not stand there, what to write */
export function findWords(texts: readonly WrittenText[], rules: readonly WordRule[]): TextFault[] {
  return texts.flatMap(({place, text}) => {
    const line = text.replaceAll(/\s+/g, ' ');
    return rules.flatMap(({pattern, reason, write}) => {
      const [found] = pattern.exec(line) ?? [];
      return found === undefined ? [] : [{place, text, message: `"${found.trim()}" ${reason}. Write ${write}.`}];
    });
  });
}

/** Looks at all texts of each language by the rules for it. */
async function findInAll(
  site: CheckedSite,
  rulesIn: (locale: LocaleCode) => readonly WordRule[],
): Promise<TextFault[]> {
  const faults = localeCodes.map(async (locale) => findWords(await writtenTexts(site, locale), rulesIn(locale)));
  return (await Promise.all(faults)).flat();
}

const fence = /^(```+|~~~+)[\s\S]*?^\1/gm;

/** The programs of all pages, each with the line at which it begins. */
const programsOf = (site: CheckedSite): WrittenText[] =>
  site.written
    .filter(({file}) => isLookedAt(site, file))
    .flatMap(({file, text}) =>
      [...text.matchAll(fence)].map((found) => ({
        place: `${file}:${lineOfOffset(text, found.index)}`,
        text: found[0],
      })),
    );

/** The rules of `config/ownedRules.yaml` about what contradicts the page that owns one. */
export const ownedWords = (rules: readonly OwnedRule[], refusedBy: (rule: OwnedRule) => readonly Refusal[]) =>
  rules.flatMap((rule) =>
    refusedBy(rule).map(({pattern, write}): WordRule => ({
      pattern: new RegExp(pattern, 'iu'),
      reason: `contradicts ${rule.page} (${rulesFile})`,
      write,
    })),
  );

/** The words that `config/voice.yaml` rules out in a language. */
export const voiceWords = (source: string, locale: LocaleCode): WordRule[] =>
  ((parse(source) as Partial<Localized<readonly Refusal[]>>)[locale] ?? []).map(({pattern, write}) => ({
    pattern: new RegExp(pattern, 'u'),
    reason: 'is ruled out by config/voice.yaml',
    write,
  }));

/** Pages, posts, the contract and the interface use the terms of GLOSSARY.md. */
export const glossary: Check = {
  name: 'glossary',
  needsValidData: true,
  run: async (site) => {
    const forbidden = readForbidden(await readFile(path.join(site.root, 'GLOSSARY.md'), 'utf8'));
    return withLines(site.root, await findInAll(site, (locale) => forbidden[locale]));
  },
};

/** Every text speaks to the reader as STYLEGUIDE.md says. */
export const voice: Check = {
  name: 'voice',
  needsValidData: true,
  run: async (site) => {
    const source = await readFile(path.join(site.root, 'config/voice.yaml'), 'utf8');
    return withLines(site.root, await findInAll(site, (locale) => voiceWords(source, locale)));
  },
};

/** No page, outcome or program gives another answer than the page that owns the rule. */
export const contradictions: Check = {
  name: 'contradictions',
  needsValidData: true,
  run: async (site) => {
    const rules = await readOwnedRules(site.root);
    const inPrograms = findWords(
      programsOf(site),
      ownedWords(rules, ({programs = []}) => programs),
    );
    const inTexts = await findInAll(site, (locale) => ownedWords(rules, ({refuses}) => refuses?.[locale] ?? []));
    return withLines(site.root, [...inPrograms, ...inTexts]);
  },
};
