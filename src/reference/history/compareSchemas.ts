import {fieldTree, flatFields, type FieldNode} from '../contract/fields';
import {printedValue} from '../contract/printedValue';
import type {Schema} from '../contract/types';
import type {Change, ChangeKind} from './types';

/** Type and format as text: `string (date)`, `string, null`. */
export function typeText({type, format}: Schema): string {
  const types = type === undefined ? 'any' : [type].flat().join(', ');
  return format === undefined ? types : `${types} (${format})`;
}

/** The values that a schema allows, where it lists them. */
const valuesOf = (schema: Schema): string[] | undefined => {
  const {enum: own, const: only} = schema.items ?? schema;
  return own?.map(String) ?? (only === undefined ? undefined : [printedValue(only)]);
};

const list = (values: readonly string[]): string => values.join(', ');

/** Compares the lists of allowed values; a list that is new or gone takes away or gives all other values. */
export function compareValues(kind: 'input' | 'field', name: string, before: Schema, after: Schema): Change[] {
  const [old, own] = [valuesOf(before), valuesOf(after)];
  if (old === undefined || own === undefined) {
    const change = (suffix: 'added' | 'removed', values: readonly string[]): Change => ({
      kind: `${kind}-values-${suffix}`,
      name,
      after: list(values),
    });
    // Without a list any value was, or is, allowed.
    return old === own ? [] : [old === undefined ? change('removed', own ?? []) : change('added', old)];
  }
  const added = own.filter((value) => !old.includes(value));
  const removed = old.filter((value) => !own.includes(value));
  const change = (suffix: 'added' | 'removed', values: string[]): Change[] =>
    values.length === 0 ? [] : [{kind: `${kind}-values-${suffix}` as ChangeKind, name, after: list(values)}];
  return [...change('added', added), ...change('removed', removed)];
}

/** Fields by their paths. */
export const fieldsByName = (schema: Schema | undefined, withRequired: boolean): Map<string, FieldNode> =>
  new Map(
    (schema === undefined ? [] : flatFields(fieldTree(schema, withRequired))).map((field) => [field.name, field]),
  );

/** Compares the fields of two answers. A field within one that is added or removed is not named again. */
export function compareAnswers(before: Schema | undefined, after: Schema | undefined): Change[] {
  const [old, own] = [fieldsByName(before, false), fieldsByName(after, false)];
  const changed = [...own].flatMap(([name, {schema}]): Change[] => {
    const previous = old.get(name)?.schema;
    if (previous === undefined) {
      return [{kind: 'field-added', name, after: typeText(schema)}];
    }
    const [was, is] = [typeText(previous), typeText(schema)];
    return [
      ...(was === is ? [] : [{kind: 'field-type', name, before: was, after: is} as const]),
      ...compareValues('field', name, previous, schema),
    ];
  });
  const removed = [...old.keys()]
    .filter((name) => !own.has(name))
    .map((name): Change => ({kind: 'field-removed', name}));
  return withoutInner([...changed, ...removed]);
}

/** Leaves out what is within something that was added or removed as a whole. */
export function withoutInner(changes: readonly Change[]): Change[] {
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
