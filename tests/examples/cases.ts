import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** How a run ends. */
interface End {
  /** All that is printed, without the end of the last line. */
  output: string;
  status: 0 | 1 | 2;
}

/** A run of an example against the sandbox, in each language. */
export interface Case extends End {
  /** Folder below `examples`, and name of the programs in it. */
  example: string;
  /** What the run shows. */
  title: string;
  /** What follows the program's name on the command line. */
  args?: readonly string[];
  /** What a person types. */
  input?: string;
  /** Files in the folder in which it runs, by their names. */
  files?: Readonly<Record<string, string>>;
  /** Answers that the sandbox gives in place of its own: `operationId`, name of the answer, fields that differ. */
  next?: readonly (readonly [string, string, Readonly<Record<string, unknown>>?])[];
  /** Records that the sandbox begins with, by the path of their collection. */
  records?: Readonly<Record<string, readonly (Record<string, unknown> & {_id: string})[]>>;
  /** Files that it writes and that only their owner can open: their text, or a pattern between slashes. */
  leaves?: Readonly<Record<string, string>>;
  /** How a second run in the same folder ends. */
  again?: End;
}

const table = parse(readFileSync(path.join(__dirname, 'cases.yaml'), 'utf8')) as Record<
  string,
  Omit<Case, 'example'>[]
>;

/** All rows of `cases.yaml`. */
export const cases: readonly Case[] = Object.entries(table).flatMap(([example, rows]) =>
  rows.map((row) => ({example, ...row})),
);
