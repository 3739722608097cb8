import {pointerKeys} from '../../../src/reference/json';

/** Keys that lead to what all objects of a program share. */
const unsafe = new Set(['__proto__', 'constructor', 'prototype']);

/** A key of a JSON text that would change what all objects share. @throws for such a key */
export function refuseUnsafe(key: string): void {
  if (unsafe.has(key)) {
    throw new SyntaxError(`"${key}" cannot be a name in a value.`);
  }
}

/**
 * Sets the value at a JSON pointer in place, and makes the objects on the way.
 *
 * @param value - undefined takes the key away
 */
export function setAt(target: unknown, pointer: string, value: unknown): void {
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  let parent: unknown = target;
  for (const key of keys) {
    const holder = parent as Record<string, unknown>;
    parent = holder[key] ??= {};
  }
  if (last === undefined || typeof parent !== 'object' || parent === null) {
    return;
  }
  if (value !== undefined) {
    (parent as Record<string, unknown>)[last] = value;
  } else if (Array.isArray(parent)) {
    parent.splice(Number(last), 1);
  } else {
    Reflect.deleteProperty(parent, last);
  }
}
