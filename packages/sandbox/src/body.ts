import Ajv, {type ErrorObject} from 'ajv/dist/2020';
import {formats} from '../../../src/reference/contract/ajv';
import {copyWith, isNode, pointerKeys, setAt, valueAt} from '../../../src/reference/json';
import type {Call} from './collections';
import type {Outcome} from './outcomes';

const options = {strict: false, validateSchema: false, logger: false, allErrors: true, formats} as const;
const ajv = new Ajv(options);
/** What is in an address is a text: numbers and lists are read out of it. */
const coercing = new Ajv({...options, coerceTypes: 'array'});

/** What is wrong with a value by a schema, the same object each time, which is compiled once. Texts may be coerced, in place. */
export function errorsOf(schema: object, value: unknown, coerces = false): readonly ErrorObject[] {
  const validate = (coerces ? coercing : ajv).compile(schema);
  return validate(value) ? [] : (validate.errors ?? []);
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
      const passed = value.passed === true && Number(value.liveness_score) > Number(least);
      return {...value, min_score: least, passed};
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
