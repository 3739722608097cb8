import {isNode, type Node} from '../../../../src/reference/json';

export {isNode, type Node};

const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Keys of a JSON pointer: `/data/0/_id`. */
export const keysOf = (pointer: string): string[] => pointer.split('/').slice(1).map(unescape);

/** A JSON pointer to a key below another. */
export const below = (pointer: string, ...keys: string[]): string =>
  [pointer, ...keys.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');

/** The value behind keys; undefined where nothing is. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (part, key) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, key)
        ? (part as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** Keys that lead to what all objects of the program share. */
const unsafe = ['__proto__', 'constructor', 'prototype'];

/** @throws if one of the keys is unsafe */
function refuseUnsafeKeys(keys: readonly string[]): void {
  const found = keys.find((key) => unsafe.includes(key));
  if (found !== undefined) {
    throw new Error(`"${found}" cannot be a name in a value.`);
  }
}

/** @throws if a value has, at any depth, a key that is unsafe or is a pointer with one */
export function refuseUnsafe(value: unknown): void {
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      refuseUnsafeKeys([key, ...keysOf(key)]);
      refuseUnsafe(part);
    }
  }
}

/**
 * Sets the value behind keys in place, and makes the objects on the way.
 *
 * @param value - undefined takes the key away
 * @throws if a key is unsafe
 */
export function setAt(target: unknown, keys: readonly string[], value: unknown): void {
  const [key, ...rest] = keys;
  refuseUnsafeKeys(keys);
  if (key === undefined || typeof target !== 'object' || target === null) {
    return;
  }
  const parent = target as Record<string, unknown>;
  if (rest.length > 0) {
    if (value !== undefined) {
      parent[key] ??= {};
    }
    setAt(parent[key], rest, value);
  } else if (value !== undefined) {
    parent[key] = value;
  } else if (Array.isArray(target)) {
    target.splice(Number(key), 1);
  } else {
    Reflect.deleteProperty(parent, key);
  }
}

/** A part of the document with its address, behind all references. */
export interface Located {
  node: Node;
  pointer: string;
}

/**
 * The part at a pointer, behind references inside of the document.
 *
 * @throws if a reference leads nowhere
 */
export function locate(document: object, pointer: string): Located {
  const node = valueAt(document, keysOf(pointer));
  if (!isNode(node)) {
    throw new Error(`The contract has nothing at "${pointer}". Give a whole document, bundled into one file.`);
  }
  return typeof node.$ref === 'string' ? locate(document, node.$ref.replace(/^#/, '')) : {node, pointer};
}
