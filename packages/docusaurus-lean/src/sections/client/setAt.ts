type Place = readonly (string | number)[];
type Tree = Record<string | number, unknown>;

/** What stands at a place in a tree of objects and lists. */
export function getAt(tree: object, at: Place): unknown {
  return at.reduce<unknown>((node, key) => (node as Tree)[key], tree);
}

/** Puts something in the place of what stands there; the place is there. */
export function setAt(tree: object, at: Place, value: unknown): void {
  (getAt(tree, at.slice(0, -1)) as Tree)[at.at(-1) ?? ''] = value;
}
