import type {Operation} from '../../src/reference/contract/types';
import {fillIn, valueFields, valueMistake, type ValueField} from '../../src/reference/samples/sampleValues';

/** What a reader could type into a field: another value than the example, where the contract names or bounds some. */
function typed({key, schema, example}: ValueField): string {
  const {type, enum: values, minimum, maximum} = schema;
  if (values !== undefined) {
    return String(values.at(-1));
  }
  if (type === 'boolean') {
    return 'true';
  }
  if (type === 'integer' || type === 'number') {
    return String(maximum ?? minimum ?? (example === '' ? 1 : example));
  }
  const isFree = type === 'string' && schema.pattern === undefined && schema.format === undefined;
  // A header holds visible ASCII only, which the form says.
  const letters = key.startsWith('header ') ? '' : 'ñ';
  return isFree && example !== '' && schema.maxLength === undefined ? `${example}'"\\ & $${letters}` : example;
}

/**
 * An operation as a reader fills it in: every field has a value that the form accepts, with quotes, blanks and letters of
 * other alphabets where the contract allows any text.
 *
 * @returns undefined where there is nothing to fill in
 * @throws if the form calls one of the values a mistake
 */
export function filledOperation(operation: Operation): Operation | undefined {
  const fields = valueFields(operation);
  for (const field of fields) {
    const mistake = valueMistake(field, typed(field));
    if (mistake !== undefined) {
      throw new Error(`${operation.id}: the form calls "${typed(field)}" of ${field.key} a mistake: ${mistake}.`);
    }
  }
  return fields.length === 0
    ? undefined
    : fillIn(operation, Object.fromEntries(fields.map((field) => [field.key, typed(field)])));
}
