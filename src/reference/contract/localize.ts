import {otherLocales, type LocaleCode, type Localized} from '../../../config/locales';

/** Texts of fields by their names, from `openapi/glossary.yaml`. */
export type Glossary = Readonly<Record<string, Localized>>;

/** Key of the texts of a node in another language than the default one: `x-es`. */
const translationKey = (locale: LocaleCode): `x-${string}` => `x-${locale}`;

export const translationKeys: readonly string[] = otherLocales.map(translationKey);

/**
 * Copies a part of the contract in one language: texts are taken from `x-<locale>` beside them, where they are translated,
 * and a schema property without a description takes it from the glossary. A part that is shared in the original is copied
 * once and shared in the copy.
 *
 * @param node - any part of the resolved contract; it is left as it is
 */
export function localize<T>(node: T, locale: LocaleCode, glossary: Glossary): T {
  const copies = new Map<object, unknown>();

  /** @param isNode - false for a map whose keys are names of fields, among which `value` or `example` is not a keyword */
  function copy(value: unknown, isNode = true): unknown {
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    const known = copies.get(value);
    if (known !== undefined) {
      return known;
    }
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      copies.set(value, items);
      items.push(...value.map((item) => copy(item)));
      return items;
    }
    const result: Record<string, unknown> = {};
    copies.set(value, result);
    const node = value as Record<string, unknown>;
    for (const [key, child] of Object.entries(node)) {
      if (translationKeys.includes(key)) {
        continue;
      }
      // Examples are data, not texts: whatever stands in them is kept.
      const isData = isNode && (key === 'example' || key === 'value');
      result[key] = isData ? child : copy(child, !(isNode && key === 'properties'));
    }
    Object.assign(result, node[translationKey(locale)]);
    describeProperties(result);
    return result;
  }

  function describeProperties(schema: Record<string, unknown>): void {
    const {properties} = schema;
    if (typeof properties !== 'object' || properties === null || schema.type !== 'object') {
      return;
    }
    schema.properties = Object.fromEntries(
      Object.entries(properties as Record<string, Record<string, unknown>>).map(([name, property]) => {
        const entry = glossary[name];
        const text = entry === undefined ? undefined : entry[locale];
        return [
          name,
          property.description === undefined && text !== undefined ? {...property, description: text} : property,
        ];
      }),
    );
  }

  return copy(node) as T;
}
