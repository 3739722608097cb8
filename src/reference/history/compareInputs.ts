import {printedValue} from '../contract/printedValue';
import type {Operation, Schema} from '../contract/types';
import {compareValues, fieldsByName, typeText, withoutInner} from './compareSchemas';
import type {Change} from './types';

interface Input {
  schema: Schema;
  required: boolean;
}

/** All that a request may carry, by place and name: `query documentNumber`, `body user.email`. */
function inputsOf({parameters, requestBody}: Operation): Map<string, Input> {
  const body = [...fieldsByName(requestBody?.schema, true)].map(
    ([name, {schema, required = false}]): [string, Input] => [`body ${name}`, {schema, required}],
  );
  return new Map([
    ...parameters.map(({name, in: place, schema, required}): [string, Input] => [
      `${place} ${name}`,
      {schema, required},
    ]),
    ...body,
  ]);
}

const limitNames = ['pattern', 'minLength', 'maxLength', 'minimum', 'maximum'] as const;

const limitsText = (schema: Schema): string =>
  limitNames.flatMap((name) => (schema[name] === undefined ? [] : [`${name} ${schema[name]}`])).join(', ');

/** Whether every value that the first schema allows is allowed by the second; a pattern is only the same or not. */
function isLooser(before: Schema, after: Schema): boolean {
  const {minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity} = before;
  return (
    (after.pattern === undefined || after.pattern === before.pattern) &&
    (after.minLength ?? 0) <= minLength &&
    (after.maxLength ?? Infinity) >= maxLength &&
    (after.minimum ?? -Infinity) <= minimum &&
    (after.maximum ?? Infinity) >= maximum
  );
}

function compareLimits(name: string, before: Schema, after: Schema): Change[] {
  const [was, is] = [limitsText(before), limitsText(after)];
  const kind = isLooser(before, after) ? 'input-loosened' : 'input-tightened';
  return was === is ? [] : [{kind, name, ...(was === '' ? {} : {before: was}), ...(is === '' ? {} : {after: is})}];
}

function compareInput(name: string, before: Input, after: Input): Change[] {
  const [was, is] = [typeText(before.schema), typeText(after.schema)];
  const [oldDefault, ownDefault] = [before.schema.default, after.schema.default].map((value) =>
    value === undefined ? undefined : printedValue(value),
  );
  return [
    ...(before.required === after.required
      ? []
      : [{kind: after.required ? 'input-required' : 'input-optional', name} as const]),
    ...(was === is ? [] : [{kind: 'input-type', name, before: was, after: is} as const]),
    ...(oldDefault === ownDefault
      ? []
      : [
          {
            kind: 'input-default',
            name,
            ...(oldDefault === undefined ? {} : {before: oldDefault}),
            ...(ownDefault === undefined ? {} : {after: ownDefault}),
          } as const,
        ]),
    ...compareValues('input', name, before.schema, after.schema),
    ...compareLimits(name, before.schema, after.schema),
  ];
}

/** Compares what two states of an operation take: parameters and fields of the body. */
export function compareInputs(before: Operation, after: Operation): Change[] {
  const [old, own] = [inputsOf(before), inputsOf(after)];
  const changed = [...own].flatMap(([name, input]): Change[] => {
    const previous = old.get(name);
    return previous === undefined
      ? [{kind: input.required ? 'input-added-required' : 'input-added', name, after: typeText(input.schema)}]
      : compareInput(name, previous, input);
  });
  const removed = [...old.keys()]
    .filter((name) => !own.has(name))
    .map((name): Change => ({kind: 'input-removed', name}));
  return withoutInner([...changed, ...removed]);
}
