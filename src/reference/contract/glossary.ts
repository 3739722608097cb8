import {requiredLocales, type Localized} from '../../../config/locales';
import type {TextFile} from './TextFile';
import type {Glossary} from './types';

/**
 * The texts that response fields share by name.
 *
 * @param file - `openapi/glossary.yaml`
 * @throws ContractError where an entry lacks one of the languages or the YAML is broken
 */
export function glossaryOf({content, report, refuse}: TextFile): Glossary {
  const glossary = content as Record<string, Partial<Localized> | null>;
  for (const [name, texts] of Object.entries(glossary)) {
    const missing = requiredLocales.filter((locale) => typeof texts?.[locale] !== 'string' || texts[locale] === '');
    if (missing.length > 0) {
      report([name], `The entry "${name}" needs a text in every language. Add: ${missing.join(', ')}.`);
    }
  }
  refuse();
  return glossary as Glossary;
}
