import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import type {Schema} from '../../../src/reference/contract/types';
import {isNode} from '../../../src/reference/json';

/** Formats that the API checks; others say what a text is for. */
const formats: Readonly<Record<string, RegExp>> = {
  email: /^[^\s@]+@[^\s@]+\.[^\s@.]+$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S+$/i,
};

const options = {strict: false, validateSchema: false, logger: false, allErrors: true, formats} as const;
const ajv = new Ajv(options);
/** What is in an address is a text: numbers and lists are read out of it. */
const coercing = new Ajv({...options, coerceTypes: 'array'});
const compiled = new WeakMap<object, ValidateFunction>();

/**
 * What is wrong with a value.
 *
 * @param schema - the same object each time, because it is compiled once
 * @param coerces - whether texts become what the schema asks for, in place
 */
export function errorsOf(schema: object, value: unknown, coerces = false): readonly ErrorObject[] {
  const validate = compiled.get(schema) ?? (coerces ? coercing : ajv).compile(schema);
  compiled.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

/** The fields that a schema describes, through `allOf`. */
export const fieldsOf = ({properties = {}, allOf = []}: Schema): ReadonlyMap<string, Schema> =>
  new Map([...allOf.flatMap((part) => [...fieldsOf(part)]), ...Object.entries(properties)]);

/** A value without the fields that its schema does not describe. Where a schema describes none, or leaves it open, all stay. */
export function described(schema: Schema | undefined, value: unknown): unknown {
  if (schema === undefined) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((item) => described(schema.items, item));
  }
  const fields = fieldsOf(schema);
  const isOpen = ['oneOf', 'anyOf', 'additionalProperties'].some((keyword) => keyword in schema);
  if (!isNode(value) || isOpen || fields.size === 0) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      fields.has(name) ? [[name, described(fields.get(name), part)]] : [],
    ),
  );
}
