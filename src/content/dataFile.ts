import {readFileSync} from 'node:fs';
import path from 'node:path';
import {LineCounter, isNode, parseDocument, type Node} from 'yaml';

/** A file of data in YAML, and the means to say what is wrong in it. */
export interface DataFile {
  /** What it holds; null for nothing. */
  contents: Node | null;
  /** The line of a part of it, counted from 1; the first line for what is not a node. */
  lineOf: (part: unknown) => number;
  /** Notes a fault. */
  report: (part: unknown, message: string) => void;
}

/**
 * Reads a file of data. What is not YAML is noted as a fault.
 *
 * @param root - the site's folder
 * @param file - below it
 * @param faults - to which the file's faults are added, as `file:line: message`
 * @throws if there is no such file
 */
export function readDataFile(root: string, file: string, faults: string[]): DataFile {
  const lineCounter = new LineCounter();
  // Callers report a key that stands twice: they know what it means and how to fix it.
  const options = {lineCounter, prettyErrors: false, uniqueKeys: false};
  const {contents, errors} = parseDocument(readFileSync(path.join(root, file), 'utf8'), options);
  const place = (offset: number): string => `${file}:${lineCounter.linePos(offset).line}`;
  for (const {pos, message} of errors) {
    faults.push(`${place(pos[0])}: ${message}. Fix the indentation, or put the text in quotes.`);
  }
  const offsetOf = (part: unknown): number => (isNode(part) ? (part.range?.[0] ?? 0) : 0);
  return {
    contents,
    lineOf: (part) => lineCounter.linePos(offsetOf(part)).line,
    report: (part, message) => {
      faults.push(`${place(offsetOf(part))}: ${message}`);
    },
  };
}

/**
 * Ends the reading of data.
 *
 * @param what - what was read, for the message: `The outline`
 * @throws if there are faults, with all of them
 */
export function refuseFaults(what: string, faults: readonly string[]): void {
  if (faults.length > 0) {
    throw new Error(`${what} cannot be read:\n${faults.join('\n')}`);
  }
}
