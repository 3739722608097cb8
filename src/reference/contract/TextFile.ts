import {readFile} from 'node:fs/promises';
import {LineCounter, isMap, isNode, isScalar, parseDocument} from 'yaml';
import {defaultLocale, requiredLocales} from '../../../config/locales';
import {ContractError, type ContractProblem} from './ContractError';
import {translationKey} from './localize';
import {textFaultsIn} from './textFault';

type Path = readonly (string | number)[];

/** A YAML file of texts beside the contract, and the means to say what is wrong in it. */
export interface TextFile {
  /** What it holds, not yet checked. */
  content: unknown;
  /** Notes a fault at a place of the file; the first line for an empty path. */
  report: (path: Path, message: string) => void;
  /** Notes which of the texts of a node are missing, in any language that has to be complete. */
  reportMissing: (path: Path, node: Readonly<Record<string, unknown>>, names: readonly string[]) => void;
  /** @throws {@link ContractError} with all faults, where there are any */
  refuse: () => void;
}

/**
 * Reads a file of texts. What is not YAML, and what the reference cannot print, is noted as a fault.
 *
 * @param file - absolute path
 */
export async function readTextFile(file: string): Promise<TextFile> {
  const lineCounter = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), {lineCounter});
  const problems: ContractProblem[] = [];
  const reportAt = (offset: number, message: string): void => {
    const {line, col} = lineCounter.linePos(offset);
    problems.push({file, line, column: col, message});
  };
  for (const {pos, message} of document.errors) {
    reportAt(pos[0], message.split('\n')[0] ?? message);
  }
  const report: TextFile['report'] = (path, message) => {
    const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
    // A key says more about the place than its value, which may begin lines below it.
    const key = isMap(parent)
      ? parent.items.map((pair) => pair.key).find((item) => isScalar(item) && item.value === path.at(-1))
      : undefined;
    const node = key ?? document.getIn(path, true);
    reportAt(isNode(node) ? (node.range?.[0] ?? 0) : 0, message);
  };
  for (const {offset, message} of textFaultsIn(document)) {
    reportAt(offset, message);
  }
  return {
    content: document.errors.length > 0 ? {} : (document.toJS() ?? {}),
    report,
    reportMissing: (path, node, names) => {
      const missing = requiredLocales.flatMap((locale) => {
        const isDefault = locale === defaultLocale;
        const texts = (isDefault ? node : (node[translationKey(locale)] ?? {})) as Record<string, unknown>;
        return names
          .filter((name) => typeof texts[name] !== 'string' || texts[name] === '')
          .map((name) => (isDefault ? name : `${translationKey(locale)}.${name}`));
      });
      if (missing.length > 0) {
        report(path, `"${path.join(' → ')}" lacks a text. Add: ${missing.join(', ')}.`);
      }
    },
    refuse: () => {
      if (problems.length > 0) {
        throw new ContractError(problems);
      }
    },
  };
}
