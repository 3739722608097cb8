import {fieldTree, flatFields, type Field} from '../contract/fields';
import type {Operation, Parameter, Schema} from '../contract/types';
import {printedValue} from '../json';

/** One value of a request that a reader may fill in. */
export interface ValueField {
  /** Unique in the request: place and path. */
  key: string;
  place: Parameter['in'] | 'body';
  /** Names from the top; one for a parameter. */
  path: readonly string[];
  schema: Schema;
  required: boolean;
  /** The object that needs the value once any of it is sent. */
  requiredWith?: string | undefined;
  /** The example as text; empty where there is none. */
  example: string;
}

/** What readers have filled in, by `key`. */
export type FilledValues = Readonly<Record<string, string>>;

/** What is wrong with a value. */
export type ValueMistake = 'missing' | 'pattern' | 'number' | 'range' | 'length' | 'choice' | 'header' | 'path';

/** What clients can put into a header as it is: visible ASCII, with blanks inside of it. */
const headerText = /^[!-~](?:[ -~]*[!-~])?$/;

/** Why a part of a request cannot hold a text at all. Clients take these steps of a path for an instruction, encoded or not. */
function placeMistake({place}: ValueField, text: string): 'header' | 'path' | undefined {
  if (place === 'header' && !headerText.test(text)) {
    return 'header';
  }
  return place === 'path' && (text === '.' || text === '..') ? 'path' : undefined;
}

const typesOf = ({type}: Schema): readonly string[] => (type === undefined ? [] : [type].flat());

const isScalar = (schema: Schema): boolean =>
  schema.const === undefined &&
  typesOf(schema).some((type) => ['string', 'integer', 'number', 'boolean'].includes(type));

/** A list of texts is filled in with commas between them. */
const isTextList = (schema: Schema): boolean =>
  typesOf(schema).includes('array') && typesOf(schema.items ?? {}).includes('string');

const textOf = (example: unknown): string =>
  example === undefined ? '' : Array.isArray(example) ? example.map(printedValue).join(', ') : printedValue(example);

function bodyFields({requestBody}: Operation): ValueField[] {
  if (requestBody === undefined) {
    return [];
  }
  const isShown = ({schema, required, example, name}: Field): boolean =>
    !name.includes('[]') && isScalar(schema) && (required === true || example !== undefined);
  return flatFields(fieldTree(requestBody.schema, true, requestBody.example))
    .filter(isShown)
    .map(({name, schema, required, example}) => ({
      key: `body ${name}`,
      place: 'body',
      path: name.split('.'),
      schema,
      // An object that is not sent needs none of its fields.
      required: required === true && !name.includes('.'),
      requiredWith: required === true ? /^.+(?=\.)/.exec(name)?.[0] : undefined,
      example: textOf(example),
    }));
}

/** The values of a request that a reader may fill in: its parameters, and the scalar fields of its body that matter. */
export function valueFields(operation: Operation): ValueField[] {
  const parameters = operation.parameters
    .filter(({schema}) => isScalar(schema) || isTextList(schema))
    .map(({name, in: place, schema, required, example}): ValueField => ({
      key: `${place} ${name}`,
      place,
      path: [name],
      schema,
      required,
      example: textOf(example),
    }));
  return [...parameters, ...bodyFields(operation)];
}

/** The only values that a schema allows, as texts; undefined where it allows others. */
export const choicesOf = (schema: Schema): readonly string[] | undefined =>
  schema.type === 'boolean' ? ['true', 'false'] : schema.enum?.map(String);

/** What is wrong with a value that was filled in; undefined where the contract allows it. */
export function valueMistake(field: ValueField, text: string): ValueMistake | undefined {
  const {schema, required} = field;
  const {pattern, minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity} = schema;
  if (text === '') {
    return required ? 'missing' : undefined;
  }
  const unfit = placeMistake(field, text);
  if (unfit !== undefined) {
    return unfit;
  }
  const choices = choicesOf(schema);
  if (choices !== undefined) {
    return choices.includes(text) ? undefined : 'choice';
  }
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  if (isNumber && !typesOf(schema).includes('string')) {
    const value = Number(text);
    const isWhole = Number.isInteger(value) || typesOf(schema).includes('number');
    return !Number.isFinite(value) || !isWhole ? 'number' : value < minimum || value > maximum ? 'range' : undefined;
  }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) {
    return 'pattern';
  }
  // JSON Schema counts characters, not the halves of which JavaScript makes some.
  const {length} = Array.from(text);
  return length < minLength || length > maxLength ? 'length' : undefined;
}

/** A filled in text as the value that the request carries. A mistake is sent as it was typed, and the API says so. */
function valueOf({schema}: ValueField, text: string): unknown {
  const types = typesOf(schema);
  if (types.includes('array')) {
    return text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
  }
  if (types.includes('string')) {
    return text;
  }
  if (types.includes('boolean') && (text === 'true' || text === 'false')) {
    return text === 'true';
  }
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** A copy of a body with another value at a path; undefined takes it out. */
function withValue(body: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const own = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return {...own, [key]: rest.length === 0 ? value : withValue(own[key], rest, value)};
}

/**
 * The operation with the values that a reader has filled in as its examples, for the writers of samples. A value that is
 * empty is not sent, unless the request needs it: then the example stays, as it does where its place cannot hold the value.
 */
export function fillIn(operation: Operation, filled: FilledValues): Operation {
  const chosen = valueFields(operation).filter(({key}) => filled[key] !== undefined);
  const isKept = (field: ValueField): boolean => {
    const text = filled[field.key] ?? '';
    return text === '' ? field.required : placeMistake(field, text) !== undefined;
  };
  const given = chosen
    .filter((field) => !isKept(field))
    .map((field) => {
      // Some keyboards write a character in two halves; half a one cannot be part of an address.
      const text = (filled[field.key] ?? '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
      return {field, value: text === '' ? undefined : valueOf(field, text)};
    });
  const {requestBody} = operation;
  return {
    ...operation,
    parameters: operation.parameters.map((parameter) => {
      const own = given.find(({field}) => field.key === `${parameter.in} ${parameter.name}`);
      return own === undefined ? parameter : {...parameter, example: own.value};
    }),
    ...(requestBody === undefined
      ? {}
      : {
          requestBody: {
            ...requestBody,
            example: given
              .filter(({field}) => field.place === 'body')
              .reduce<unknown>((body, {field, value}) => withValue(body, field.path, value), requestBody.example),
          },
        }),
  };
}
