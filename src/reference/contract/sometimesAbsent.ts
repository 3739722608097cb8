import {isNode, type Node} from '../json';
import type {FieldNode} from './fields';

/** The objects in a value: itself, or those that its lists hold. */
const objectsIn = (value: unknown): Node[] =>
  Array.isArray(value) ? value.flatMap(objectsIn) : isNode(value) ? [value] : [];

/**
 * The fields that an answer has in one outcome and lacks in another, although the object that would hold them is there.
 *
 * @param nodes - fields of the answer
 * @param outcomes - its bodies
 * @param holder - name of the field that holds `nodes`
 * @returns names as in `nodes`
 */
export function sometimesAbsent(nodes: readonly FieldNode[], outcomes: readonly unknown[], holder = ''): string[] {
  const holders = outcomes.flatMap(objectsIn);
  return nodes.flatMap(({name, children}) => {
    const key = name.slice(holder.length).replace(/^(?:\[\])*\.?/, '');
    const having = holders.filter((object) => key in object);
    const isSometimes = having.length > 0 && having.length < holders.length;
    const values = having.map((object) => object[key]);
    return [...(isSometimes ? [name] : []), ...sometimesAbsent(children, values, name)];
  });
}
