import path from 'node:path';
import {getLineColLocation, type NormalizedProblem} from '@redocly/openapi-core';

/** The contract can't be used. The message lists everything that is wrong, each with file, line and fix. */
export class ContractError extends Error {
  /** @param faults - each as `file:line: message` */
  public constructor(public readonly faults: readonly string[]) {
    super(`The contract has ${faults.length} problem(s):\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ContractError';
  }
}

/** @throws {@link ContractError} if there are faults */
export function refuse(faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new ContractError(faults);
  }
}

/** A fault of the contract, at a place of a file. */
export const faultAt = (file: string, line: number, message: string): string =>
  `${path.relative(process.cwd(), file)}:${line}: ${message}`;

/**
 * What Redocly found, in our form. What several documents refer to is found once for each, and told once.
 *
 * @param root - the first file, for problems without a place
 */
export function lintFaults(problems: readonly NormalizedProblem[], root: string): string[] {
  const faults = problems.map(({message, location: [location], suggest, ruleId}) => {
    const place = location && getLineColLocation(location);
    const nearest = suggest.length > 0 ? ` Did you mean ${suggest.join(', ')}?` : '';
    return faultAt(place?.source.absoluteRef ?? root, place?.start.line ?? 1, `${message}${nearest} (${ruleId})`);
  });
  return [...new Set(faults)];
}
