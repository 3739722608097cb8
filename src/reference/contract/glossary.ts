import {readFile} from 'node:fs/promises';
import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import {ContractError, type ContractProblem} from './ContractError';
import {requiredLocales, type Localized} from '../../../config/locales';
import type {Glossary} from './types';

/**
 * Reads the texts that response fields share by name.
 *
 * @param file - absolute path of `openapi/glossary.yaml`
 * @throws {@link ContractError} where an entry lacks one of the languages, stands twice or the YAML is broken
 */
export async function readGlossary(file: string): Promise<Glossary> {
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), {lineCounter});
  const problems: ContractProblem[] = [];
  const report = (offset: number, message: string): void => {
    const {line, col} = lineCounter.linePos(offset);
    problems.push({file, line, column: col, message});
  };

  for (const error of document.errors) {
    report(error.pos[0], error.message.split('\n')[0] ?? error.message);
  }
  const glossary: Record<string, Localized> = {};
  for (const {key, value} of isMap(document.contents) ? document.contents.items : []) {
    const name = isScalar(key) ? String(key.value) : '';
    const texts = isMap(value) ? (value.toJSON() as Record<string, unknown>) : {};
    const missing = requiredLocales.filter((locale) => typeof texts[locale] !== 'string' || texts[locale] === '');
    if (missing.length === 0) {
      glossary[name] = texts as Localized;
    } else {
      const offset = isScalar(key) ? key.range[0] : 0;
      report(offset, `The entry "${name}" needs a text in every language. Add: ${missing.join(', ')}.`);
    }
  }
  if (problems.length > 0) {
    throw new ContractError(problems);
  }
  return glossary;
}
