import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import {didYouMean} from '../../../src/content/closest';
import {formats} from '../../../src/reference/contract/formats';
import type {Operation, Parameter, Schema} from '../../../src/reference/contract/types';

/** What a request would send, by the places of its values. */
export interface GivenRequest {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  /** In any case. */
  header: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** What does not fit the contract. */
export interface RequestMistake {
  in: Parameter['in'] | 'body';
  /** Name of the parameter, or path of the field with dots; empty for the body itself. */
  field: string;
  /** Keyword of the schema. */
  rule: string;
  message: string;
}

const options = {strict: false, validateSchema: false, allErrors: true, logger: false, formats} as const;

/** What stands in an address or a header is a text: numbers and lists are read out of it. */
const ajv = {parameters: new Ajv2020({...options, coerceTypes: 'array'}), body: new Ajv2020(options)};

function mistakeOf(
  place: RequestMistake['in'],
  {keyword, params, instancePath, message = ''}: ErrorObject,
): RequestMistake {
  const path = instancePath.split('/').slice(1);
  const {missingProperty, allowedValues} = params as {missingProperty?: string; allowedValues?: unknown[]};
  return {
    in: place,
    field: [...path, ...(missingProperty === undefined ? [] : [missingProperty])].join('.'),
    rule: keyword,
    message: missingProperty === undefined ? [message, ...(allowedValues ?? [])].join(' ') : 'is required',
  };
}

function faults(validator: Ajv2020, schema: object, value: unknown, place: RequestMistake['in']): RequestMistake[] {
  const validate = validator.compile(schema);
  return validate(structuredClone(value)) ? [] : (validate.errors ?? []).map((error) => mistakeOf(place, error));
}

/** The values that belong to parameters, by the names of the contract; several in one text are a list. */
function valuesOf(parameters: readonly Parameter[], given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const byName = new Map(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  return Object.fromEntries(
    parameters.flatMap(({name, in: place, example}) => {
      const value = place === 'header' ? byName.get(name.toLowerCase()) : given[name];
      const isList = Array.isArray(example) && typeof value === 'string';
      return value === undefined ? [] : [[name, isList ? value.split(',') : value]];
    }),
  );
}

function parameterMistakes({parameters}: Operation, request: GivenRequest): RequestMistake[] {
  return (['path', 'query', 'header'] as const).flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const schema = {
      type: 'object',
      required: own.filter(({required}) => required).map(({name}) => name),
      properties: Object.fromEntries(own.map(({name, schema: ofValue}) => [name, ofValue])),
    };
    return faults(ajv.parameters, schema, valuesOf(own, request[place]), place);
  });
}

/** Names on the first level of a body; undefined where it may have any. */
function bodyNames({properties, allOf = []}: Schema): string[] | undefined {
  const names = [...Object.keys(properties ?? {}), ...allOf.flatMap((part) => bodyNames(part) ?? [])];
  return names.length === 0 ? undefined : names;
}

/**
 * Compares a request with the contract's schemas. Nothing is sent.
 *
 * @returns what does not fit; empty where all does
 */
export function requestMistakes(operation: Operation, request: GivenRequest): RequestMistake[] {
  const {requestBody} = operation;
  const inParameters = parameterMistakes(operation, request);
  if (requestBody === undefined) {
    return inParameters;
  }
  // A client may leave out a body that would be an empty object.
  return [...inParameters, ...faults(ajv.body, requestBody.schema, request.body ?? {}, 'body')];
}

/** Names in a request that the contract does not know, with the one that may be meant. Headers may be anybody's. */
export function unknownNames({parameters, requestBody}: Operation, {path, query, body}: GivenRequest): string[] {
  const namesIn = (place: Parameter['in']): string[] =>
    parameters.filter((parameter) => parameter.in === place).map(({name}) => name);
  const unknown = (place: string, given: object, known: readonly string[]): string[] =>
    Object.keys(given)
      .filter((name) => !known.includes(name))
      .map((name) => `${name} in the ${place}.${didYouMean(name, known)}`);
  const known = requestBody === undefined ? [] : bodyNames(requestBody.schema);
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return [
    ...unknown('path', path, namesIn('path')),
    ...unknown('query', query, namesIn('query')),
    ...(known === undefined || !isObject ? [] : unknown('body', body, known)),
  ];
}
