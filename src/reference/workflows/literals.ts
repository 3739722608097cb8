import type {Schema} from '../contract/types';
import {parseTemplate} from './expressions';

/** The schema of a field; of an item, where the schema is of a list. */
function schemaAt(schema: Schema | undefined, key: string): Schema | undefined {
  if (schema === undefined) {
    return undefined;
  }
  const own = schema.items ?? schema.properties?.[key];
  return own ?? schema.allOf?.map((part) => schemaAt(part, key)).find((part) => part !== undefined);
}

/** Whether a field holds what belongs to somebody: an address, a number, an identifier, a name, not a setting. */
function isPersonal(field: string, schema: Schema | undefined, known: ReadonlySet<string>): boolean {
  const isSetting = schema?.enum !== undefined || schema?.const !== undefined;
  return !isSetting && (known.has(field) || schema?.format !== undefined || schema?.pattern !== undefined);
}

/**
 * Finds what a step sends as it is written, though it has to come from an input or from an earlier answer.
 *
 * @param known - names of fields that the cast has values for
 */
export function literalsOf(
  value: unknown,
  schema: Schema | undefined,
  field: string,
  known: ReadonlySet<string>,
): string[] {
  if (typeof value === 'string') {
    const isLiteral = parseTemplate(value).every((part) => typeof part === 'string');
    return isLiteral && isPersonal(field, schema, known) ? [`"${field}: ${value}"`] : [];
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) =>
    literalsOf(part, schemaAt(schema, key), isList ? field : key, known),
  );
}
