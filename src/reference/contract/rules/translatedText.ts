import {defaultLocale, requiredLocales} from '../../../../config/locales';
import {isNode, type Node} from '../../json';
import {translationKey} from '../localize';
import {rule} from './rule';

const textKeys = ['summary', 'description', 'x-enum-descriptions', 'x-title'] as const;

/** The texts of `x-decide`; elsewhere these are names of fields. */
const decisionKeys = ['rule', 'fallback'] as const;

const translationKeys = requiredLocales.filter((locale) => locale !== defaultLocale).map(translationKey);

function isEmptyText(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Every text of the contract has its translations beside it, under the same keys: `x-es: {summary: …}`. */
export const translatedText = rule<unknown>('any', (node, report, {key: nodeKey, type}) => {
  // Redocly visits extensions as nodes too: the translations themselves need none.
  // In a map of properties, `description` is the name of a field.
  const isTranslation = translationKeys.some((key) => key === nodeKey);
  if (isTranslation || type.name === 'SchemaProperties' || !isNode(node) || '$ref' in node) {
    return;
  }
  for (const translation of translationKeys) {
    const texts = isNode(node[translation]) ? node[translation] : {};
    for (const key of nodeKey === 'x-decide' ? decisionKeys : textKeys) {
      if (key in node && isEmptyText(texts[key])) {
        report([key], `"${key}" is not translated. Add "${translation}: { ${key}: … }" beside it.`);
      }
    }
    for (const [key, text] of Object.entries(texts)) {
      if (text !== null && isEmptyText(node[key])) {
        report(
          [translation, key],
          `"${translation}.${key}" translates nothing. Add "${key}: …" beside "${translation}", or move it out of "${translation}" if it is indented too far.`,
        );
      }
      if (text === null) {
        report(
          [translation, key],
          `"${translation}" has the key "${key}" without a text: a comma has cut the text before it. Put that text between quotation marks.`,
        );
      }
    }
    const enumTexts = node['x-enum-descriptions'];
    const translatedEnum = texts['x-enum-descriptions'];
    for (const value of isNode(enumTexts) && isNode(translatedEnum) ? Object.keys(enumTexts) : []) {
      if (isEmptyText((translatedEnum as Node)[value])) {
        report(
          ['x-enum-descriptions', value],
          `The value "${value}" is not translated. Add it to "${translation}.x-enum-descriptions".`,
        );
      }
    }
  }
});
