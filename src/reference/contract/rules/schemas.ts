import {otherLocales} from '../../../../config/locales';
import {translationKey} from '../localize';
import {repeatsName} from '../repeatsName';
import {deepTextFault} from '../textFault';
import type {Schema} from '../types';
import {rule} from './rule';

/** Every allowed value of a parameter says what it means. */
export const enumText = rule<{name: string; schema?: Schema}>('Parameter', ({name, schema}, report, {resolve}) => {
  const {enum: values = [], 'x-enum-descriptions': texts = {}} = (schema && resolve(schema).node) ?? {};
  for (const value of values.map(String).filter((one) => texts[one] === undefined)) {
    report(['schema'], `The value "${value}" of "${name}" has no text. Add it to "x-enum-descriptions".`);
  }
});

interface FieldNode {
  description?: string;
  [translation: `x-${string}`]: {description?: string} | undefined;
}

/** A description of a field says what its name does not; where nothing more is known, there is none. */
export const fieldText = rule<Record<string, FieldNode>>('SchemaProperties', (properties, report) => {
  for (const [name, field] of Object.entries(properties)) {
    const texts = [field, ...otherLocales.map((locale) => field[translationKey(locale)])];
    const idle = texts.map((text) => text?.description).find((text) => text !== undefined && repeatsName(name, text));
    if (idle !== undefined) {
      report(
        [name, 'description'],
        `The text of "${name}" only repeats its name: "${idle}". Say what the name does not (unit, format, who issues it, known values), or leave the text out.`,
      );
    }
  }
});

/** An object whose fields are not known says that it may hold any: without, generated clients take it for an empty one. */
export const openObjects = rule<Schema>('Schema', (schema, report) => {
  const isObject = [schema.type].flat().includes('object');
  if (isObject && !['properties', 'additionalProperties', 'allOf'].some((key) => key in schema)) {
    report(
      ['type'],
      'The object has no fields. Add "properties", or "additionalProperties: true" where they are not known.',
    );
  }
});

/** Schemas are one form each: a table of fields cannot show a choice between several. */
export const printableSchema = rule<object>('Schema', (schema, report) => {
  for (const keyword of ['oneOf', 'anyOf', 'not'].filter((key) => key in schema)) {
    report(
      [keyword],
      `The reference cannot print "${keyword}". List all fields in one schema, "required" where they always stand, and say in their descriptions what goes together.`,
    );
  }
});

/**
 * What several places share has a name of its own. A reference into the middle of another schema is published under the last
 * word of its path, with a number where that is taken: `name-4`.
 */
export const sharedParts = rule<{$ref: string}>('ref', ({$ref}, report) => {
  if (/\/(?:properties|items)(?:\/|$)/.test($ref)) {
    report(
      [],
      `"${$ref}" leads into another schema. Give that part a name of its own in components/, and use it in both places.`,
    );
  }
});

/** `x-transitions` leads from each state to those that may follow on it (none: it is final); they are values of the field. */
export const transitions = rule<Schema>('Schema', ({enum: values, 'x-transitions': states = {}}, report) => {
  for (const [state, next] of Object.entries<unknown>(states)) {
    if (!Array.isArray(next)) {
      report(
        ['x-transitions'],
        `"x-transitions" has no list for "${state}". Write the states that may follow, or [] if it is final.`,
      );
      continue;
    }
    const known = values?.map(String) ?? [];
    for (const value of values === undefined
      ? []
      : [state, ...next.map(String)].filter((name) => !known.includes(name))) {
      report(['x-transitions'], `"x-transitions" names the state "${value}". The field may have: ${known.join(', ')}.`);
    }
  }
});

/** A schema of its own, in a file of `components/` or under `components` of the contract. */
const isNamedSchema = (pointer: string): boolean => /^#\/(?:components\/schemas\/)?[^/]+$/.test(pointer);

/** `x-preview: true` stands where a page has a title: on an operation, on a tag, on an object of the API. */
export const preview = rule<unknown>('any', (node, report, {location, type}) => {
  if (typeof node !== 'object' || node === null || !('x-preview' in node)) {
    return;
  }
  const hasTitle =
    ['Operation', 'Tag'].includes(type.name) || (type.name === 'Schema' && isNamedSchema(location.pointer));
  if (!hasTitle || node['x-preview'] !== true) {
    report(
      ['x-preview'],
      'Put "x-preview: true" on an operation, a tag or a schema of components: they have a title to show it.',
    );
  }
});

/** Keys of texts, and of what holds other texts: all of a translation is text. */
const textKeys: readonly string[] = [
  ...['summary', 'description', 'x-enum-descriptions', 'x-decide', 'x-outcomes', 'x-title', 'title'],
  ...otherLocales.map(translationKey),
];

/** Texts are Markdown without HTML and images, and link to pages: what else they hold would stop the build, or run. */
export const plainText = rule<unknown>('any', (node, report, {type}) => {
  // In a map of properties, and in an example, `description` is the name of a field.
  if (type.name === 'SchemaProperties' || typeof node !== 'object' || node === null) {
    return;
  }
  for (const key of textKeys) {
    const fault = deepTextFault((node as Readonly<Record<string, unknown>>)[key]);
    if (fault !== undefined) {
      report([key], `"${key}" ${fault}`);
    }
  }
});
