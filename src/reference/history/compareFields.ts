import {fieldTree, flatFields, type FieldNode} from '../contract/fields';
import type {Operation, Schema} from '../contract/types';
import {printedValue} from '../json';
import type {Change, ChangeKind} from './types';

/** A change where two texts differ; an empty one is none. */
export function compareText(kind: ChangeKind, before: string, after: string, name?: string): Change[] {
  return before === after ? [] : [{kind, name, before: before || undefined, after: after || undefined}];
}

/** Type and format as text: `string (date)`, `string, null`. */
function typeText({type, format}: Schema): string {
  const types = type === undefined ? 'any' : [type].flat().join(', ');
  return format === undefined ? types : `${types} (${format})`;
}

const defaultText = ({default: value}: Schema): string => (value === undefined ? '' : printedValue(value));

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

/** The values that a schema allows, where it lists them. */
function valuesOf(schema: Schema): string[] | undefined {
  const {enum: own, const: only} = schema.items ?? schema;
  return own?.map(String) ?? (only === undefined ? undefined : [printedValue(only)]);
}

/** Compares the lists of allowed values; a list that is new or gone takes away or gives all other values. */
function compareValues(kind: 'input' | 'field', name: string, before: Schema, after: Schema): Change[] {
  const [old, own] = [valuesOf(before), valuesOf(after)];
  const change = (suffix: 'added' | 'removed', values: readonly string[] = []): Change[] =>
    values.length === 0 ? [] : [{kind: `${kind}-values-${suffix}`, name, after: values.join(', ')}];
  if (old === undefined || own === undefined) {
    // Without a list any value was, or is, allowed.
    return old === undefined ? change('removed', own) : change('added', old);
  }
  return [
    ...change(
      'added',
      own.filter((value) => !old.includes(value)),
    ),
    ...change(
      'removed',
      old.filter((value) => !own.includes(value)),
    ),
  ];
}

/** Leaves out what is within something that was added or removed as a whole. */
function withoutInner(changes: readonly Change[]): Change[] {
  const whole = changes.filter(({kind}) => /-(?:added|added-required|removed)$/.test(kind) && !kind.includes('values'));
  return changes.filter(
    ({name = '', kind}) =>
      !whole.some(
        (other) =>
          other.kind.split('-')[1] === kind.split('-')[1] &&
          other.name !== undefined &&
          (name.startsWith(`${other.name}.`) || name.startsWith(`${other.name}[].`)),
      ),
  );
}

interface ComparedField {
  schema: Schema;
  required?: boolean;
}

type Fields = ReadonlyMap<string, ComparedField>;

interface Kinds {
  added: (isRequired: boolean) => ChangeKind;
  removed: ChangeKind;
}

/** Compares fields by their paths. One within another that is added or removed is not named again. */
function compareFields(
  old: Fields,
  own: Fields,
  kinds: Kinds,
  compare: (name: string, before: Schema, after: Schema) => Change[],
): Change[] {
  const changed = [...own].flatMap(([name, {schema, required = false}]): Change[] => {
    const previous = old.get(name);
    if (previous === undefined) {
      return [{kind: kinds.added(required), name, after: typeText(schema)}];
    }
    const isSame = (previous.required ?? false) === required;
    return [
      ...(isSame ? [] : [{kind: required ? 'input-required' : 'input-optional', name} as const]),
      ...compare(name, previous.schema, schema),
    ];
  });
  const removed = [...old.keys()].filter((name) => !own.has(name)).map((name): Change => ({kind: kinds.removed, name}));
  return withoutInner([...changed, ...removed]);
}

const fieldsOf = (schema: Schema | undefined, withRequired: boolean): FieldNode[] =>
  schema === undefined ? [] : flatFields(fieldTree(schema, withRequired));

/** All that a request may carry, by place and name: `query documentNumber`, `body user.email`. */
const inputsOf = ({parameters, requestBody}: Operation): Fields =>
  new Map<string, ComparedField>([
    ...parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter] as const),
    ...fieldsOf(requestBody?.schema, true).map((field) => [`body ${field.name}`, field] as const),
  ]);

/** Compares what two states of an operation take: parameters and fields of the body. */
export function compareInputs(before: Operation, after: Operation): Change[] {
  const kinds: Kinds = {
    added: (isRequired) => (isRequired ? 'input-added-required' : 'input-added'),
    removed: 'input-removed',
  };
  return compareFields(inputsOf(before), inputsOf(after), kinds, (name, was, is) => [
    ...compareText('input-type', typeText(was), typeText(is), name),
    ...compareText('input-default', defaultText(was), defaultText(is), name),
    ...compareValues('input', name, was, is),
    ...compareText(isLooser(was, is) ? 'input-loosened' : 'input-tightened', limitsText(was), limitsText(is), name),
  ]);
}

/** Compares the fields of two answers. */
export function compareAnswers(before: Schema | undefined, after: Schema | undefined): Change[] {
  const byName = (schema: Schema | undefined): Fields =>
    new Map(fieldsOf(schema, false).map((field) => [field.name, field]));
  const kinds: Kinds = {added: () => 'field-added', removed: 'field-removed'};
  return compareFields(byName(before), byName(after), kinds, (name, was, is) => [
    ...compareText('field-type', typeText(was), typeText(is), name),
    ...compareValues('field', name, was, is),
  ]);
}
