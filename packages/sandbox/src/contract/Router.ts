import {unescape} from 'node:querystring';
import type {PlayedContract, PlayedOperation} from './types';

export interface Route {
  operation: PlayedOperation;
  /** Values of the path's parameters. */
  path: Record<string, string>;
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

function pathValues(route: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (route.length !== segments.length) {
    return undefined;
  }
  const values: Record<string, string> = {};
  for (const [index, expected] of route.entries()) {
    const actual = segments[index] ?? '';
    if (isParameter(expected) && actual !== '') {
      values[expected.slice(1, -1)] = actual;
    } else if (expected !== actual) {
      return undefined;
    }
  }
  return values;
}

/** Finds the operation of a request. A path that is written out goes before one with parameters. */
export class Router {
  readonly #byMethod = new Map<string, {route: readonly string[]; operation: PlayedOperation}[]>();

  public constructor(contract: PlayedContract) {
    for (const operation of contract.operations.values()) {
      const known = this.#byMethod.get(operation.method) ?? [];
      known.push(...operation.routes.map((route) => ({route, operation})));
      this.#byMethod.set(operation.method, known);
    }
    for (const routes of this.#byMethod.values()) {
      routes.sort((a, b) => a.route.filter(isParameter).length - b.route.filter(isParameter).length);
    }
  }

  /** @returns undefined where the contract has no such operation */
  public find(method: string, pathname: string): Route | undefined {
    const segments = pathname
      .replace(/(?<=.)\/$/, '')
      .split('/')
      .slice(1);
    const decoded = segments.map((segment) => unescape(segment));
    for (const {route, operation} of this.#byMethod.get(method) ?? []) {
      const path = pathValues(route, decoded);
      if (path !== undefined) {
        return {operation, path};
      }
    }
    return undefined;
  }
}
