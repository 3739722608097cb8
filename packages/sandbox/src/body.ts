import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import {formats} from '../../../src/reference/contract/ajv';
import {merged} from '../../../src/reference/contract/fields';
import type {Schema} from '../../../src/reference/contract/types';
import {copyWith, isNode, pointerKeys, valueAt} from '../../../src/reference/json';
import type {Call} from './collections';
import type {Outcome} from './outcomes';

const options = {strict: false, validateSchema: false, logger: false, allErrors: true, formats} as const;
const ajv = new Ajv(options);
/** What is in an address is a text: numbers and lists are read out of it. */
const coercing = new Ajv({...options, coerceTypes: 'array'});

/**
 * What is wrong with a value.
 *
 * @param schema - the same object each time, because it is compiled once
 * @param coerces - whether texts become what the schema asks for, in place
 */
export function errorsOf(schema: object, value: unknown, coerces = false): readonly ErrorObject[] {
  const validate = (coerces ? coercing : ajv).compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
}

/**
 * Sets the value at a JSON pointer in place, and makes the objects on the way.
 *
 * @param value - undefined takes an item away, and the key of an object out of its JSON
 */
export function setAt(target: unknown, pointer: string, value: unknown): void {
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  const parent = keys.reduce<unknown>((holder, key) => ((holder as Record<string, unknown>)[key] ??= {}), target);
  if (Array.isArray(parent) && value === undefined) {
    parent.splice(Number(last), 1);
  } else if (last !== undefined && typeof parent === 'object') {
    Object.assign(parent ?? {}, {[last]: value});
  }
}

/**
 * An example of the contract with what was sent in the place of what the contract's own request sends: a field of the same name
 * that has the value of that request, and a long text, such as a test number, wherever it is.
 */
export function echo(example: unknown, {operation, parameters, body}: Call): unknown {
  const {requestBody, sandbox, numbers} = operation;
  const shown = new Map([
    ...operation.parameters.map(({name, example: own}) => [name, own] as const),
    ...Object.entries(isNode(requestBody?.example) ? requestBody.example : {}),
  ]);
  const sent: Readonly<Record<string, unknown>> = {...parameters, ...body};
  const field = numbers?.field.replace(/^body\./, '');
  const {liveness_min_score: least} = sent;
  return copyWith(example, (value, key) => {
    if (isNode(value) && value.min_score !== undefined && least !== undefined) {
      return {
        ...value,
        min_score: least,
        passed: value.passed === true && Number(value.liveness_score) > Number(least),
      };
    }
    const isShown = value !== undefined && JSON.stringify(shown.get(key)) === JSON.stringify(value);
    const isTested = key === field && Object.hasOwn(numbers?.outcomes ?? {}, String(value));
    // Who is searched by name is answered by name.
    const isSearched = key === 'fullName' && sandbox !== undefined;
    if (sent[key] !== undefined && (isShown || isTested || isSearched)) {
      return sent[key];
    }
    const isLong = typeof value === 'string' && value.length >= 6;
    const [same = ''] = [...shown].find(([name, own]) => isLong && own === value && sent[name] !== undefined) ?? [];
    return sent[same] ?? value;
  });
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

/** Makes an answer fit its schema, in place: what the schema does not allow becomes what the contract's example has there. */
export function fit(answer: unknown, {value: example, schema = {}}: Outcome): unknown {
  for (const {instancePath, params} of errorsOf(schema, answer)) {
    const {missingProperty, additionalProperty} = params as Record<string, string | undefined>;
    const wrong = missingProperty ?? additionalProperty;
    const pointer = wrong === undefined ? instancePath : `${instancePath}/${wrong}`;
    setAt(answer, pointer, structuredClone(valueAt(example, pointerKeys(pointer))));
  }
  return errorsOf(schema, answer).length === 0 ? answer : structuredClone(example);
}
