import path from 'node:path';
import {getLineColLocation, type NormalizedProblem} from '@redocly/openapi-core';

/** One thing that is wrong with the contract, and where. */
export interface ContractProblem {
  file: string;
  line: number;
  column: number;
  message: string;
}

function toContractProblem(problem: NormalizedProblem, root: string): ContractProblem {
  const location = problem.location[0];
  if (location === undefined) {
    return {file: root, line: 1, column: 1, message: problem.message};
  }
  const {source, start} = getLineColLocation(location);
  const suggestions = problem.suggest.length > 0 ? ` Did you mean ${problem.suggest.join(', ')}?` : '';
  return {
    file: source.absoluteRef,
    line: start.line,
    column: start.col,
    message: `${problem.message}${suggestions} (${problem.ruleId})`,
  };
}

/** The contract can't be used. The message lists every problem as `file:line:column message`. */
export class ContractError extends Error {
  public readonly problems: readonly ContractProblem[];

  public constructor(problems: readonly ContractProblem[]) {
    const rows = problems.map(
      ({file, line, column, message}) => `  ${path.relative(process.cwd(), file)}:${line}:${column} ${message}`,
    );
    super(`The contract has ${problems.length} problem(s):\n${rows.join('\n')}`);
    this.name = 'ContractError';
    this.problems = problems;
  }

  /**
   * @param problems - what the linter found
   * @param root - the contract's first file, for problems without a place
   */
  public static fromLint(problems: readonly NormalizedProblem[], root: string): ContractError {
    const found = problems.map((problem) => toContractProblem(problem, root));
    // What several documents refer to is found once for each.
    return new ContractError([...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()]);
  }
}
