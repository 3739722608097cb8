import {readFileSync} from 'node:fs';
import {LineCounter, isNode, parseDocument} from 'yaml';
import {ContractError, type ContractProblem} from '../contract/ContractError';
import {textFaultsIn} from '../contract/textFault';

type Path = readonly (string | number)[];

/** A YAML file of the workflows, and what is wrong with it. */
export class WorkflowFile {
  /** What it holds. */
  readonly data: unknown;

  readonly problems: ContractProblem[] = [];

  readonly #document;

  readonly #lines = new LineCounter();

  /**
   * @param file - absolute path
   * @throws {@link ContractError} if it is no YAML
   */
  constructor(readonly file: string) {
    this.#document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: this.#lines, merge: true});
    for (const {pos, message} of this.#document.errors) {
      this.#reportAt(pos[0], message);
    }
    this.throwProblems();
    for (const {offset, message} of textFaultsIn(this.#document)) {
      this.#reportAt(offset, message);
    }
    this.data = this.#document.toJS();
  }

  /**
   * Notes a fault.
   *
   * @param path - of the part that is wrong; of what exists of it the line is named
   * @param message - what is wrong, and the fix
   */
  report(path: Path, message: string): void {
    let part = [...path];
    let node = this.#document.getIn(part, true);
    while (!isNode(node) && part.length > 0) {
      part = part.slice(0, -1);
      node = this.#document.getIn(part, true);
    }
    this.#reportAt(isNode(node) ? (node.range?.[0] ?? 0) : 0, message);
  }

  /** @throws {@link ContractError} if something was noted */
  throwProblems(): void {
    if (this.problems.length > 0) {
      throw new ContractError(this.problems);
    }
  }

  #reportAt(offset: number, message: string): void {
    const {line, col: column} = this.#lines.linePos(offset);
    this.problems.push({file: this.file, line, column, message});
  }
}
