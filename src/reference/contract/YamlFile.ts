import {readFileSync} from 'node:fs';
import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import {defaultLocale, requiredLocales} from '../../../config/locales';
import {ContractError, type ContractProblem} from './ContractError';
import {translationKey} from './localize';
import {textFaultsIn} from './textFault';

type Path = readonly (string | number)[];

/** A YAML file of the contract's folder, and what is wrong in it. */
export class YamlFile {
  /** What it holds, not yet checked; an empty object where it is no YAML. */
  readonly content: unknown;

  readonly problems: ContractProblem[] = [];

  readonly #document;

  readonly #lines = new LineCounter();

  /**
   * Reads the file. What is not YAML, and what the reference cannot print, is noted as a fault.
   *
   * @param file - absolute path
   */
  constructor(readonly file: string) {
    this.#document = parseDocument(readFileSync(file, 'utf8'), {lineCounter: this.#lines, merge: true});
    for (const {pos, message} of this.#document.errors) {
      this.#reportAt(pos[0], message.split('\n')[0] ?? message);
    }
    for (const {offset, message} of textFaultsIn(this.#document)) {
      this.#reportAt(offset, message);
    }
    this.content = this.#document.errors.length > 0 ? {} : (this.#document.toJS() ?? {});
  }

  /**
   * Notes a fault.
   *
   * @param path - of the part that is wrong; of what exists of it the line is named
   * @param message - what is wrong, and the fix
   */
  report(path: Path, message: string): void {
    const holder = path.slice(0, -1);
    const parent = holder.length > 0 ? this.#document.getIn(holder, true) : this.#document.contents;
    // A key says more about the place than its value, which may begin lines below it.
    const key = isMap(parent)
      ? parent.items.map((pair) => pair.key).find((item) => isScalar(item) && item.value === path.at(-1))
      : undefined;
    const node = key ?? this.#document.getIn(path, true);
    if (isNode(node) || path.length === 0) {
      this.#reportAt(isNode(node) ? (node.range?.[0] ?? 0) : 0, message);
    } else {
      this.report(holder, message);
    }
  }

  /** Notes which of the texts of a node are missing, in any language that has to be complete. */
  reportMissing(path: Path, node: Readonly<Record<string, unknown>>, names: readonly string[]): void {
    const missing = requiredLocales.flatMap((locale) => {
      const isDefault = locale === defaultLocale;
      const texts = (isDefault ? node : (node[translationKey(locale)] ?? {})) as Record<string, unknown>;
      return names
        .filter((name) => typeof texts[name] !== 'string' || texts[name] === '')
        .map((name) => (isDefault ? name : `${translationKey(locale)}.${name}`));
    });
    if (missing.length > 0) {
      this.report(path, `"${path.join(' → ')}" lacks a text. Add: ${missing.join(', ')}.`);
    }
  }

  /** @throws {@link ContractError} with all faults, where there are any */
  refuse(): void {
    if (this.problems.length > 0) {
      throw new ContractError(this.problems);
    }
  }

  #reportAt(offset: number, message: string): void {
    const {line, col: column} = this.#lines.linePos(offset);
    this.problems.push({file: this.file, line, column, message});
  }
}
