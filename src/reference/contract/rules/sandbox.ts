import type {UserContext} from '@redocly/openapi-core';
import Ajv from 'ajv/dist/2020';
import {areas} from '../../../../config/areas';
import {isPattern} from '../../contract/testNumbers';
import type {Schema} from '../types';
import {rule} from './rule';
import {successMedia} from './successMedia';

interface Place {
  schema: Schema;
  /** What the sample sends. */
  example: unknown;
}

interface OperationNode {
  tags?: string[];
  'x-sandbox'?: {none?: unknown; field?: unknown; with?: Record<string, unknown>; outcomes?: Record<string, unknown>};
  parameters?: readonly unknown[];
  requestBody?: unknown;
  responses?: Record<string, unknown>;
}

type Resolve = UserContext['resolve'];
type Media = Record<string, {schema?: Schema; example?: Record<string, unknown>; examples?: Record<string, unknown>}>;

/** The contract's keywords beside those of JSON Schema are not its business. */
const ajv = new Ajv({strict: false, validateFormats: false});

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** Where a value is sent, by the name that `x-sandbox` gives it: `body.` stands before a field of the body. */
function placesOf({parameters = [], requestBody}: OperationNode, resolve: Resolve): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  for (const parameter of parameters) {
    const {node, location} = resolve<{name?: string; schema?: Schema; example?: unknown}>(parameter as object);
    const schema = resolve<Schema>(node?.schema ?? {}, location?.source.absoluteRef).node;
    places.set(node?.name ?? '', {schema: schema ?? {}, example: node?.example});
  }
  const {node} = resolve<{content?: Media}>(requestBody ?? {});
  const media = node?.content?.['application/json'];
  const body = resolve<Schema>(media?.schema ?? {}).node;
  for (const [name, schema] of Object.entries(body?.properties ?? {})) {
    places.set(`body.${name}`, {schema: resolve<Schema>(schema).node ?? {}, example: media?.example?.[name]});
  }
  return places;
}

/** The examples of an operation's answers: by their names, and by status and name (`404.notFound`). */
function exampleNames({responses = {}}: OperationNode, resolve: Resolve): readonly string[] {
  const all = Object.entries(responses).flatMap(([status, answer]) =>
    Object.keys(resolve<{content?: Media}>(answer as object).node?.content?.['application/json']?.examples ?? {}).map(
      (name) => ({status, name}),
    ),
  );
  const isUnique = (name: string): boolean => all.filter((example) => example.name === name).length === 1;
  return all.map(({status, name}) => (isUnique(name) ? name : `${status}.${name}`));
}

/**
 * A check names the values that Sandbox mode answers in a known way, or says that there are none. What is named exists, fits
 * its schema, and is what the samples send: a copied sample gets the answer that stands beside it.
 */
export const sandbox = rule<OperationNode>('Operation', (operation, report, {resolve}) => {
  const numbers = operation['x-sandbox'];
  const fault = (message: string): void => {
    report(['x-sandbox'], message);
  };
  if (numbers === undefined) {
    if (areas.some(({tag}) => tag === operation.tags?.[0])) {
      fault('A check needs "x-sandbox": { field, with, outcomes }, or { none: true } where no test value is known.');
    }
    return;
  }
  if (numbers.none === true) {
    return;
  }
  const {field, with: others = {}, outcomes = {}} = numbers;
  const places = placesOf(operation, resolve);
  const decides = places.get(String(field));
  if (decides === undefined) {
    fault(`"x-sandbox" names the field "${String(field)}". The request has: ${quoted([...places.keys()])}.`);
    return;
  }
  const names = exampleNames(operation, resolve);
  for (const name of Object.values(outcomes).map(String)) {
    if (!names.includes(name)) {
      fault(`"x-sandbox" names the example "${name}". The answers have: ${quoted(names)}.`);
    }
  }
  const values = Object.keys(outcomes).filter((value) => !isPattern(value));
  for (const [name, value] of [
    ...values.map((value): [string, unknown] => [String(field), value]),
    ...Object.entries(others),
  ]) {
    const place = places.get(name);
    if (place === undefined) {
      fault(`"x-sandbox" sends "${name}". The request has: ${quoted([...places.keys()])}.`);
    } else if (!ajv.validate(place.schema, value)) {
      fault(
        `"x-sandbox" sends ${JSON.stringify(value)} as "${name}", but ${ajv.errorsText(ajv.errors, {dataVar: 'it'})}.`,
      );
    }
  }
  const [first = ''] = Object.keys(successMedia(operation, resolve)?.examples ?? {});
  const sent = [...places].filter(([name]) => name !== field && name in others);
  for (const [name, {example}] of sent) {
    if (example !== others[name]) {
      fault(
        `The sample sends "${name}" as ${JSON.stringify(example)}, "x-sandbox" as ${JSON.stringify(others[name])}.`,
      );
    }
  }
  if (outcomes[String(decides.example)] !== first) {
    fault(
      `The sample sends "${String(field)}" as ${JSON.stringify(decides.example)}. Send the test value of the first answer, "${first}".`,
    );
  }
});
