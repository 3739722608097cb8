/** An object of JSON. */
export type Node = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object in a JSON value: itself, then those that it holds. */
export function* nodesOf(value: unknown): Generator<Node> {
  if (isNode(value)) {
    yield value;
  }
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) {
      yield* nodesOf(part);
    }
  }
}

/**
 * A copy of a JSON value with other parts.
 *
 * @param replace - gets each part and its key (`names[]` for an item of `names`), the outer ones first; what it returns is
 * the part of the copy, and undefined leaves it out. A part that it returns as it is is copied part by part.
 */
export function copyWith(value: unknown, replace: (part: unknown, key: string) => unknown, key = ''): unknown {
  const part = replace(value, key);
  if (part !== value) {
    return part;
  }
  if (Array.isArray(value)) {
    return value.map((item) => copyWith(item, replace, `${key}[]`));
  }
  return isNode(value)
    ? Object.fromEntries(
        Object.entries(value)
          .map(([name, held]) => [name, copyWith(held, replace, name)] as const)
          .filter(([, held]) => held !== undefined),
      )
    : value;
}

/** The keys of a JSON Pointer (RFC 6901), or of a reference: `/data/a~1b` → `data`, `a/b`. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** What a JSON value holds behind keys; undefined for nothing. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (holder, key) => (typeof holder === 'object' && holder !== null ? (holder as Node)[key] : undefined),
    value,
  );
}

/** The fields of a JSON value at these paths; of a list, those of its first entry. */
export function fieldsAt(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some(({length}) => length === 0)) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.slice(0, 1).map((entry) => fieldsAt(entry, paths));
  }
  return isNode(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, held]) => {
          const below = paths.filter(([first]) => first === key).map((keys) => keys.slice(1));
          return below.length === 0 ? [] : [[key, fieldsAt(held, below)]];
        }),
      )
    : value;
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

/** A value as a request carries it, and as a table shows it: texts without quotes. */
export const printedValue = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
