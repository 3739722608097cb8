import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {didYouMean} from './closest';

/** A written file; its path is below the site's folder. */
export interface Source {
  file: string;
  text: string;
}

/**
 * Reads files of the site, in the order of their paths.
 *
 * @param root - the site's folder
 * @param patterns - globs below `root`
 */
export function readSources(root: string, patterns: readonly string[]): Promise<Source[]> {
  const files = globSync([...patterns], {cwd: root}).sort();
  return Promise.all(files.map(async (file) => ({file, text: await readFile(path.join(root, file), 'utf8')})));
}

/**
 * A map whose keys are all known.
 *
 * @param missing - what is said where there is none
 */
export function strictMap<Shape extends z.core.$ZodLooseShape>(shape: Shape, missing?: string) {
  const known = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') {
        return missing;
      }
      const [key = ''] = issue.keys;
      return `There is no key "${key}" here.${didYouMean(key, known)} There are: ${known.join(', ')}.`;
    },
  });
}

interface Fault {
  path: readonly PropertyKey[];
  message: string;
}

/** The faults of issues. Where several forms are allowed, those of the form that was begun. */
function faultsOf(issues: readonly z.core.$ZodIssue[], at: Fault['path'] = []): Fault[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    const isOtherForm = ({code, path: {length}}: z.core.$ZodIssue): boolean => code === 'invalid_type' && length === 0;
    const begun = issue.code === 'invalid_union' ? issue.errors.find((form) => !form.some(isOtherForm)) : undefined;
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    return begun === undefined ? [{path: [...path, ...keys], message: issue.message}] : faultsOf(begun, path);
  });
}

/**
 * Reads a file of data, YAML or JSON, by a schema whose messages say the fix; `{key}` in them is the key in question.
 *
 * @param faults - to which what is wrong is added, as `file:line: message`
 * @returns what the schema makes of it; undefined where something is wrong
 */
export function readData<T>(schema: z.ZodType<T>, {file, text}: Source, faults: string[]): T | undefined {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {lineCounter, prettyErrors: false, merge: true});
  const report = (offset: number, message: string): void => {
    faults.push(`${file}:${lineCounter.linePos(offset).line}: ${message}`);
  };
  /** Where a part begins, or the nearest one around it. */
  const offsetOf = (path: Fault['path']): number => {
    const node = document.getIn(path, true);
    return isNode(node) ? (node.range?.[0] ?? 0) : path.length === 0 ? 0 : offsetOf(path.slice(0, -1));
  };
  for (const {pos, code, message} of document.errors) {
    const fix = 'Fix the indentation, or put the text in quotes';
    report(pos[0], code === 'DUPLICATE_KEY' ? 'A key stands here twice. Keep one.' : `${message}. ${fix}.`);
  }
  if (document.errors.length > 0) {
    return undefined;
  }
  const {data, error} = schema.safeParse(document.toJS());
  for (const {path, message} of faultsOf(error?.issues ?? [])) {
    report(offsetOf(path), message.replaceAll('{key}', String(path.at(-1) ?? '')));
  }
  return data;
}
