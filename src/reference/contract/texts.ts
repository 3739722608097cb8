import {countries} from '../../../config/countries';
import {requiredLocales, type LocaleCode, type Localized} from '../../../config/locales';
import {localize} from './localize';
import type {Glossary, Term} from './types';
import type {YamlFile} from './YamlFile';

/**
 * The texts that response fields share by name.
 *
 * @param file - `openapi/glossary.yaml`
 * @throws ContractError where an entry lacks one of the languages or the YAML is broken
 */
export function glossaryOf(file: YamlFile): Glossary {
  const glossary = file.content as Record<string, Partial<Localized> | null>;
  for (const [name, texts] of Object.entries(glossary)) {
    const missing = requiredLocales.filter((locale) => typeof texts?.[locale] !== 'string' || texts[locale] === '');
    if (missing.length > 0) {
      file.report([name], `The entry "${name}" needs a text in every language. Add: ${missing.join(', ')}.`);
    }
  }
  file.refuse();
  return glossary as Glossary;
}

type Entry = Omit<Term, 'term'>;
type Terms = Readonly<Record<string, Entry | readonly Entry[]>>;

const entriesOf = (node: Entry | readonly Entry[]): readonly Entry[] =>
  (Array.isArray(node) ? node : [node]) as Entry[];

/**
 * Checks the abbreviations and names that pages and the contract use.
 *
 * @param file - `openapi/terms.yaml`
 * @throws ContractError where a text is missing or a country is not known
 */
export function checkTerms(file: YamlFile): void {
  for (const [term, node] of Object.entries(file.content as Terms)) {
    entriesOf(node).forEach((entry, index) => {
      const path = Array.isArray(node) ? [term, index] : [term];
      file.reportMissing(path, {...entry}, ['text']);
      if (entry.country !== undefined && !countries.some(({code}) => code === entry.country)) {
        file.report(path, `"${term}": config/countries.ts has no country "${entry.country}". Write its ISO code.`);
      }
    });
  }
  file.refuse();
}

/** The terms in a language, in the order of the file; a term of several countries has an entry for each. */
export function termsIn({content}: YamlFile, locale: LocaleCode): Term[] {
  return Object.entries(localize(content as Terms, locale, {})).flatMap(([term, node]) =>
    entriesOf(node).map((entry) => ({term, ...entry})),
  );
}
