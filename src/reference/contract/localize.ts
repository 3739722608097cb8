import {localeCodes, otherLocales, type LocaleCode, type Localized} from '../../../config/locales';
import {isNode, pointerKeys, valueAt, type Node} from '../json';

/** Texts of fields by their names, from `openapi/glossary.yaml`. */
export type Glossary = Readonly<Record<string, Localized>>;

/** Key of the texts of a node in another language than the default one: `x-es`. */
const translationKey = (locale: LocaleCode): `x-${string}` => `x-${locale}`;

export const translationKeys: readonly string[] = otherLocales.map(translationKey);

/** What is made for each language. */
export const inEachLocale = <T>(make: (locale: LocaleCode) => T): Localized<T> =>
  Object.fromEntries(localeCodes.map((locale) => [locale, make(locale)])) as Localized<T>;

/**
 * Copies a part of the contract in one language: texts are taken from `x-<locale>` beside them, where they are translated,
 * and a schema property without a description takes it from the glossary.
 *
 * @param root - the document, to whose parts references lead
 */
export function localize<T>(root: T, locale: LocaleCode, glossary: Glossary = {}): T {
  /** @param isMap - whether the keys are names of fields, among which `value` or `example` is not a keyword */
  function copy(value: unknown, isMap = false): unknown {
    if (Array.isArray(value)) {
      return value.map((item) => copy(item));
    }
    if (!isNode(value)) {
      return value;
    }
    const own = Object.entries(value).filter(([key]) => !translationKeys.includes(key));
    const parts = own.map(([key, part]) => {
      // Examples are data, not texts: whatever stands in them is kept.
      const isData = !isMap && (key === 'example' || key === 'value');
      return [key, isData ? part : copy(part, !isMap && key === 'properties')] as const;
    });
    return described({...Object.fromEntries(parts), ...(value[translationKey(locale)] as object | undefined)});
  }

  function described(schema: Node): Node {
    const {properties, type} = schema;
    return isNode(properties) && type === 'object'
      ? {...schema, properties: Object.fromEntries(Object.entries(properties).map(describedProperty))}
      : schema;
  }

  function describedProperty([name, property]: [string, unknown]): [string, unknown] {
    const {$ref, description} = property as Node;
    const said =
      description ?? (typeof $ref === 'string' ? valueAt(root, [...pointerKeys($ref), 'description']) : undefined);
    const text = glossary[name]?.[locale];
    return [name, said === undefined && text !== undefined ? {...(property as Node), description: text} : property];
  }

  return copy(root) as T;
}
