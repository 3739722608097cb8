import {requiredLocales, type Localized} from '../../../config/locales';
import type {Glossary} from './types';
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
