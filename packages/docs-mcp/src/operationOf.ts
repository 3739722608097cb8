import type {Operation} from '../../../src/reference/contract/types';
import {lookUp} from './answer';
import type {Shelf} from './Library';

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Whether a path is that of an operation, with values or with `{names}` in the places of its parameters. */
function isPath(own: string, asked: string): boolean {
  const [template, given] = [own.split('/'), asked.split('/')];
  return (
    template.length === given.length &&
    template.every((part, index) => part === given[index] || (isParameter(part) && given[index] !== ''))
  );
}

/** The operations at a path, those with most of it written out first. */
function operationsAt(operations: readonly Operation[], address: string): Operation[] {
  const asked = address
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*/s, '')
    .replace(/(?<=.)\/$/, '');
  const parameters = ({path}: Operation): number => path.split('/').filter(isParameter).length;
  const base = ({server}: Operation): string => new URL(server).pathname.replace(/\/$/, '');
  return operations
    .filter((operation) => isPath(operation.path, asked) || isPath(base(operation) + operation.path, asked))
    .sort((a, b) => parameters(a) - parameters(b));
}

export const requestOf = ({method, path}: Operation): string => `${method.toUpperCase()} ${path}`;

/**
 * An operation by its id, or by method and path: `GET /v2/ofac`, with or without the server, values and a query.
 *
 * @throws with what comes nearest, or with the methods that the path has
 */
export function operationOf(shelf: Shelf, asked: string): Operation {
  const [, method, address] = /^(?:([a-z]+)\s+)?(\/\S*|https?:\/\/\S+)$/i.exec(asked.trim()) ?? [];
  if (address === undefined) {
    return lookUp(shelf.operations(), asked, 'operation', 'search_docs');
  }
  const all = [...shelf.operations().values()];
  const atPath = operationsAt(all, address);
  const [first, ...others] = atPath.filter((item) => method === undefined || item.method === method.toLowerCase());
  if (first !== undefined && others.every(({path}) => path !== first.path)) {
    return first;
  }
  const known = new Map((atPath.length === 0 ? all : atPath).map((item) => [requestOf(item), item]));
  return lookUp(known, asked.trim(), 'operation', 'search_docs');
}
