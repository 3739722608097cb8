import type {PhrasingContent, Table} from 'mdast';
import {printedValue} from '../contract/printedValue';
import type {SandboxValues, Schema} from '../contract/types';
import {fill, type ReferenceLabels} from './labels';
import {inline, inlineCode, lineBreak, styled, table, text} from '../../content/remark/nodes';

/** One row: a parameter, a field of a body or an attribute of an object. */
export interface Field {
  /** Path from the top, for example `data.names[]`. */
  name: string;
  schema: Schema;
  /** Absent where there is nothing to send, as in answers. */
  required?: boolean;
  description?: string;
  example?: unknown;
  'x-sandbox'?: SandboxValues;
  'x-confidence-reason'?: string;
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

/** The value of a field in an example: of the first item, where the example is a list. */
function valueAt(example: unknown, key: string): unknown {
  const holder: unknown = Array.isArray(example) ? example[0] : example;
  return typeof holder === 'object' && holder !== null ? (holder as Record<string, unknown>)[key] : undefined;
}

/**
 * Lists the fields of a schema, nested ones after the one that holds them.
 *
 * @param withRequired - whether the rows say if a field must be sent
 * @param example - a value of the schema: each row shows the value that its field has there
 */
export function fieldsOf(schema: Schema, withRequired: boolean, example?: unknown, prefix = ''): Field[] {
  const {properties = {}, required = [], items} = merged(schema);
  return [
    ...Object.entries(properties).flatMap(([key, property]) => {
      const name = `${prefix === '' ? '' : `${prefix}.`}${key}`;
      return [
        {
          name,
          schema: merged(property),
          example: valueAt(example, key),
          ...(withRequired ? {required: required.includes(key)} : {}),
        },
        ...fieldsOf(property, withRequired, valueAt(example, key), name),
      ];
    }),
    ...(items === undefined
      ? []
      : fieldsOf(items, withRequired, Array.isArray(example) ? example[0] : undefined, `${prefix}[]`)),
  ];
}

function typeLabel(schema: Schema, labels: ReferenceLabels): string {
  const types = schema.type === undefined ? ['any'] : [schema.type].flat();
  const names = types.map((type) =>
    type === 'array' && schema.items !== undefined
      ? fill(labels.listOf, {type: typeLabel(merged(schema.items), labels)})
      : type,
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

function limits(schema: Schema, labels: ReferenceLabels): PhrasingContent[] {
  const {maxLength, minimum, maximum} = schema;
  const range = minimum === undefined ? labels.maximum : maximum === undefined ? labels.minimum : labels.between;
  const rules = [
    ...(maxLength === undefined ? [] : [fill(labels.maxLength, {length: maxLength})]),
    ...(minimum === undefined && maximum === undefined
      ? []
      : [fill(range, {minimum: minimum ?? '', maximum: maximum ?? ''})]),
  ];
  return [
    ...rules.map((rule) => text(` ${rule}`)),
    ...(schema.default === undefined
      ? []
      : [text(` ${labels.default} `), inlineCode(printedValue(schema.default)), text('.')]),
  ];
}

/** A value short enough to stand in a table. */
function shortExample(example: unknown, labels: ReferenceLabels): PhrasingContent[] {
  const isShort =
    (typeof example === 'string' && example !== '' && example.length <= 40) ||
    typeof example === 'number' ||
    typeof example === 'boolean';
  return isShort ? [text(` ${labels.example} `), inlineCode(printedValue(example)), text('.')] : [];
}

function sandboxValues(values: SandboxValues | undefined, labels: ReferenceLabels): PhrasingContent[] {
  const known = (['found', 'notFound', 'error'] as const).flatMap((key) => {
    const value = values?.[key];
    return value === undefined ? [] : [[text(` ${labels.sandboxValues[key]} `), inlineCode(value)]];
  });
  return known.length === 0
    ? []
    : [
        lineBreak(),
        text(labels.sandbox),
        ...known.flatMap((part, index) => (index === 0 ? part : [text(','), ...part])),
      ];
}

function inferred(reason: string | undefined, labels: ReferenceLabels): PhrasingContent[] {
  return reason === undefined
    ? []
    : [lineBreak(), styled('inferred-title', labels.inferred), text(' '), ...inline(reason)];
}

/**
 * A table with two columns, so that it fits a phone: name, type and need in the first, meaning, values and limits in the
 * second.
 */
export function fieldTable(fields: readonly Field[], labels: ReferenceLabels): Table {
  return table(
    'field-table',
    [labels.name, labels.description],
    fields.map(({name, schema, required, description, example, ...field}) => [
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
        ...sandboxValues(field['x-sandbox'], labels),
        ...inferred(field['x-confidence-reason'] ?? schema['x-confidence-reason'], labels),
      ],
    ]),
  );
}
