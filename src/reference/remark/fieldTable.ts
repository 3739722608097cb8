import type {PhrasingContent, Table} from 'mdast';
import type {Schema} from '../contract/types';
import type {ReferenceLabels} from './labels';
import {inline, inlineCode, lineBreak, styled, table, text} from './nodes';

/** One row: a parameter, a field of a body or an attribute of an object. */
export interface Field {
  /** Path from the top, for example `data.names[]`. */
  name: string;
  schema: Schema;
  /** Unknown where it makes no sense to ask, as in answers. */
  required?: boolean;
  description?: string;
  example?: unknown;
}

/** Joins `allOf` into one schema; later parts win. */
function merged(schema: Schema): Schema {
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

/**
 * Lists the fields of a schema, nested ones after the one that holds them.
 *
 * @param withRequired - whether the rows say if a field must be sent
 */
export function fieldsOf(schema: Schema, withRequired: boolean, prefix = ''): Field[] {
  const {properties = {}, required = [], items} = merged(schema);
  return [
    ...Object.entries(properties).flatMap(([key, property]) => {
      const name = `${prefix === '' ? '' : `${prefix}.`}${key}`;
      return [
        {name, schema: merged(property), ...(withRequired ? {required: required.includes(key)} : {})},
        ...fieldsOf(property, withRequired, name),
      ];
    }),
    ...(items === undefined ? [] : fieldsOf(items, withRequired, `${prefix}[]`)),
  ];
}

function typeLabel(schema: Schema, labels: ReferenceLabels): string {
  const types = schema.type === undefined ? ['any'] : [schema.type].flat();
  const names = types.map((type) =>
    type === 'array' && schema.items !== undefined ? labels.listOf(typeLabel(merged(schema.items), labels)) : type,
  );
  return [names.join(` ${labels.or} `), ...(schema.format === undefined ? [] : [`(${schema.format})`])].join(' ');
}

function valueList(schema: Schema, labels: ReferenceLabels): PhrasingContent[] {
  // A list says what its items may be.
  const {enum: values = [], 'x-enum-descriptions': meanings = {}} = schema.items ?? schema;
  if (values.length === 0) {
    return [];
  }
  return [
    lineBreak(),
    text(`${labels.allowed} `),
    ...values.flatMap((value, index) => {
      const meaning = meanings[String(value)];
      return [
        ...(index === 0 ? [] : [text(', ')]),
        inlineCode(String(value)),
        ...(meaning === undefined ? [] : [text(` (${meaning})`)]),
      ];
    }),
    text('.'),
  ];
}

/** A value as a request carries it: texts without quotes. */
function printed(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function limits(schema: Schema, labels: ReferenceLabels): PhrasingContent[] {
  const rules = [
    ...(schema.maxLength === undefined ? [] : [labels.maxLength(schema.maxLength)]),
    ...(schema.minimum === undefined && schema.maximum === undefined
      ? []
      : [labels.range(schema.minimum, schema.maximum)]),
  ];
  return [
    ...rules.map((rule) => text(` ${rule}`)),
    ...(schema.default === undefined
      ? []
      : [text(` ${labels.default} `), inlineCode(printed(schema.default)), text('.')]),
  ];
}

/** A value short enough to stand in a table. */
function shortExample(example: unknown, labels: ReferenceLabels): PhrasingContent[] {
  const isShort = (typeof example === 'string' && example.length <= 40) || typeof example === 'number';
  return isShort ? [text(` ${labels.example} `), inlineCode(printed(example)), text('.')] : [];
}

/**
 * A table with two columns, so that it fits a phone: name, type and need in the first, meaning, values and limits in the
 * second.
 */
export function fieldTable(fields: readonly Field[], labels: ReferenceLabels): Table {
  return table(
    'field-table',
    [labels.name, labels.description],
    fields.map(({name, schema, required, description, example}) => [
      [
        inlineCode(name),
        lineBreak(),
        styled('field-type', typeLabel(schema, labels)),
        ...(required === undefined
          ? []
          : [
              text(' '),
              styled(required ? 'field-required' : 'field-optional', required ? labels.required : labels.optional),
            ]),
      ],
      [
        ...inline(description ?? schema.description ?? ''),
        ...limits(schema, labels),
        ...shortExample(example ?? schema.example, labels),
        ...valueList(schema, labels),
      ],
    ]),
  );
}
