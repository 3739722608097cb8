import {areas} from '../../../config/areas';
import {valueAt} from '../json';
import {ajv} from './ajv';
import {answersOf} from './answersOf';
import {fieldTree, flatFields, merged} from './fields';
import {isPattern, outcomeNamed} from './testNumbers';
import type {Schema} from './schema';
import type {Operation} from './types';

const quoted = (names: Iterable<string>): string => [...names].map((name) => `"${name}"`).join(', ');

/** Everything that an answer may say is a named example: what came out, what it means, and a whole body. */
const answerFaults = ({success, otherSuccesses, errors}: Operation): string[] => [
  ...[success, ...otherSuccesses].flatMap(({status, schema, outcomes}) => [
    ...(schema !== undefined && outcomes.length === 0
      ? [`The answer ${status} has no outcome. Add at least one entry to "examples".`]
      : []),
    ...outcomes
      .filter(({summary, description, value}) => summary === '' || description === '' || value === undefined)
      .map(
        ({name}) =>
          `The outcome "${name}" is incomplete. Give "summary" (what came out), "description" (what it means and what the caller does) and "value" (the body).`,
      ),
  ]),
  ...errors
    .filter(({meaning, remedy, body}) => meaning === '' || remedy === '' || Object.keys(body).length === 0)
    .map(
      ({name}) =>
        `The error "${name}" is incomplete. Give "summary" (what it means), "description" (what the caller does) and "value" (the body).`,
    ),
];

/** `x-decide` is whole, and names fields that the answer has. */
function decisionFaults({decision, success: {schema}}: Operation): string[] {
  if (decision === undefined) {
    return [];
  }
  const {fields, rule, fallback} = decision as {fields?: unknown; rule?: unknown; fallback?: unknown};
  if (!Array.isArray(fields) || typeof rule !== 'string' || typeof fallback !== 'string') {
    return ['"x-decide" is incomplete. Give "fields" (a list of paths), "rule" and "fallback" (texts).'];
  }
  const bare = (name: string): string => name.replace(/(?:\[\])+$/, '');
  const known = flatFields(schema === undefined ? [] : fieldTree(schema, false)).map(({name}) => bare(name));
  return fields
    .map(String)
    .filter((field) => !known.includes(bare(field)))
    .map(
      (field) =>
        `"x-decide" names the field "${field}", which the answer does not have. Correct the path (with "[]" after each list), or add the field to the schema.`,
    );
}

/** Where a value is sent, by the name that `x-sandbox` gives it: `body.` comes before a field of the body. */
function sentPlaces({parameters, requestBody}: Operation): ReadonlyMap<string, {schema: Schema; example: unknown}> {
  const body = requestBody?.example as Readonly<Record<string, unknown>> | undefined;
  const fields = Object.entries(requestBody === undefined ? {} : (merged(requestBody.schema).properties ?? {}));
  return new Map([
    ...parameters.map(({name, schema, example}) => [name, {schema, example}] as const),
    ...fields.map(([name, schema]) => [`body.${name}`, {schema, example: body?.[name]}] as const),
  ]);
}

/**
 * A check names the values that Sandbox mode answers in a known way, or says that there are none. What is named exists, fits
 * its schema, and is what the samples send: a copied sample gets the answer that is shown beside it.
 */
function sandboxFaults(operation: Operation): string[] {
  const {sandbox, tag, success} = operation;
  if (sandbox === undefined || sandbox === 'none') {
    return sandbox === undefined && areas.some((area) => area.tag === tag)
      ? ['A check needs "x-sandbox": { field, with, outcomes }, or { none: true } where no test value is known.']
      : [];
  }
  const {field, with: others, outcomes, years} = sandbox;
  const places = sentPlaces(operation);
  const answers = answersOf(operation);
  const sample = places.get(field)?.example;
  const [first] = success.outcomes;
  const values = Object.keys(outcomes).filter((value) => !isPattern(value));
  const sent = [...values.map((value) => [field, value] as const), ...Object.entries(others)];
  return [
    ...Object.values(outcomes)
      .filter((name) => outcomeNamed(answers, name) === undefined)
      .map(
        (name) =>
          `"x-sandbox" names the example "${name}". The answers have: ${quoted(answers.map((answer) => answer.name))}.`,
      ),
    ...sent.flatMap(([name, value]) => {
      const place = places.get(name);
      if (place === undefined) {
        return [`"x-sandbox" sends "${name}". The request has: ${quoted(places.keys())}.`];
      }
      return ajv.validate(place.schema, value)
        ? []
        : [
            `"x-sandbox" sends ${JSON.stringify(value)} as "${name}", but ${ajv.errorsText(ajv.errors, {dataVar: 'it'})}.`,
          ];
    }),
    ...Object.entries(others)
      .filter(([name, value]) => places.has(name) && places.get(name)?.example !== value)
      .map(
        ([name, value]) =>
          `The sample sends "${name}" as ${JSON.stringify(places.get(name)?.example)}, "x-sandbox" as ${JSON.stringify(value)}.`,
      ),
    ...years
      .filter((year) => !/\b20\d\d\b/.test(String(valueAt(first?.value, year.split('.')))))
      .map((year) => `"x-sandbox" moves the year in "${year}", but "${first?.name}" has none there.`),
    ...(places.has(field) && outcomes[String(sample)] !== first?.name
      ? [
          `The sample sends "${field}" as ${JSON.stringify(sample)}. Send the test value of the first answer, "${first?.name}".`,
        ]
      : []),
  ];
}

/** What is wrong with an operation, beyond what Redocly's rules can say. */
export const operationFaults = (operation: Operation): string[] => [
  ...new Set([...answerFaults(operation), ...decisionFaults(operation), ...sandboxFaults(operation)]),
];
