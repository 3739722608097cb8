import {isNode, valueAt} from '../json';
import type {Schema} from './schema';

/** A parameter, a field of a body or an attribute of an object. */
export interface Field {
  /** Path from the top, for example `data.names[]`. */
  name: string;
  schema: Schema;
  /** Absent where there is nothing to send, as in answers. */
  required?: boolean;
  description?: string;
  example?: unknown;
}

/** A field with those that it holds. */
export interface FieldNode extends Field {
  children: readonly FieldNode[];
}

/** Joins `allOf` into one schema; later parts win. */
export function merged(schema: Schema): Schema {
  if (schema.allOf === undefined) {
    return schema;
  }
  const {allOf, ...own} = schema;
  return [...allOf.map(merged), own].reduce<Schema>(
    (sum, part) => ({
      ...sum,
      ...part,
      properties: {...sum.properties, ...part.properties},
      required: [...(sum.required ?? []), ...(part.required ?? [])],
    }),
    {},
  );
}

/** The value of a field in an example: of the first item, where the example is a list. */
const exampleAt = (example: unknown, key: string): unknown =>
  valueAt(Array.isArray(example) ? example[0] : example, [key]);

/** What must be sent comes first, what should not be used any more last; else the order is the contract's. */
export function inReadingOrder<T extends Field>(fields: readonly T[]): T[] {
  const rank = ({schema, required}: Field): number => (schema.deprecated === true ? 2 : required === false ? 1 : 0);
  return [...fields].sort((a, b) => rank(a) - rank(b));
}

/**
 * The fields of a schema, each with those that it holds, in the order in which they are read.
 *
 * @param withRequired - whether the fields say if they must be sent
 * @param example - a value of the schema: each field gets the value that it has there
 * @param prefix - path of what holds the fields
 */
export function fieldTree(schema: Schema, withRequired: boolean, example?: unknown, prefix = ''): FieldNode[] {
  const {properties = {}, required = [], items} = merged(schema);
  const own = Object.entries(properties).map(([key, property]): FieldNode => {
    const name = `${prefix === '' ? '' : `${prefix}.`}${key}`;
    const value = exampleAt(example, key);
    return {
      name,
      schema: merged(property),
      example: value,
      ...(withRequired ? {required: required.includes(key)} : {}),
      children: fieldTree(property, withRequired, value, name),
    };
  });
  const first: unknown = Array.isArray(example) ? example[0] : undefined;
  return [...inReadingOrder(own), ...(items === undefined ? [] : fieldTree(items, withRequired, first, `${prefix}[]`))];
}

/** Fields and all that they hold, one after the other. */
export function flatFields(nodes: readonly FieldNode[]): FieldNode[] {
  return nodes.flatMap((node) => [node, ...flatFields(node.children)]);
}

/**
 * Gives fields the ids of their places in a page: `data.documentNumber` becomes `response-data-document-number`. They are the
 * same in every language. Where two names give one id, the later one gets a number.
 *
 * @param prefix - what the ids begin with
 * @returns a function that is called with each path once, in the order of the page
 */
export function fieldIds(prefix: string): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const words = name
      .normalize('NFD')
      .replaceAll(/\p{M}|\[\]/gu, '')
      .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
      .toLowerCase()
      .replaceAll(/[^\w]+/g, '-')
      .replaceAll(/^-|-$/g, '');
    const id = `${prefix}-${words}`;
    const count = (taken.get(id) ?? 0) + 1;
    taken.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
}

/** A value without the fields that its schema does not describe. Where a schema describes none, or leaves it open, all stay. */
export function described(schema: Schema | undefined, value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => described(schema?.items, item));
  }
  const all = merged(schema ?? {});
  const {properties = {}} = all;
  if (!isNode(value) || 'additionalProperties' in all || Object.keys(properties).length === 0) {
    return value;
  }
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(properties, name));
  return Object.fromEntries(known.map(([name, part]) => [name, described(properties[name], part)]));
}
