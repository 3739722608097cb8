import {cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import {buildPackage} from '../build/buildPackage';
import type {ClientContract} from '../build/clientContract';

const modules = path.resolve(__dirname, '../../../node_modules');

/** For tests: a folder outside of the repository with the package, its dependency and the programs. */
export interface ReaderProject {
  dir: string;
  /** Where the package is. */
  installed: string;
}

/** Makes a reader's project in the temp folder. */
export async function readerProject(contract: ClientContract): Promise<ReaderProject> {
  const dir = mkdtempSync(path.join(tmpdir(), 'client-'));
  const installed = path.join(dir, 'node_modules/@acme/client');
  await buildPackage(contract, installed);
  for (const name of ['openapi-fetch', '@types']) {
    symlinkSync(path.join(modules, name), path.join(dir, 'node_modules', name));
  }
  writeFileSync(path.join(dir, 'package.json'), '{"type": "module"}');
  cpSync(path.join(__dirname, 'programs'), dir, {recursive: true});
  return {dir, installed};
}

/**
 * Compiles all programs of a project under strict, into JavaScript beside them.
 *
 * @returns what is wrong, by file and the rest of the line where it begins
 */
export function compilePrograms({dir}: ReaderProject): Record<string, string> {
  const programs = ['.', 'refused'].flatMap((folder) =>
    readdirSync(path.join(dir, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(dir, folder, name)),
  );
  const program = ts.createProgram(programs, {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.NodeNext,
    types: ['node'],
    typeRoots: [path.join(dir, 'node_modules/@types')],
    // Declarations of others are not looked at, which would take three times as long.
    skipLibCheck: true,
  });
  program.emit();
  return Object.fromEntries(
    ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
      const name = file === undefined ? 'options' : path.relative(dir, file.fileName);
      const line = file?.text.slice(start).split('\n', 1)[0] ?? '';
      return [`${name}: ${line}`, ts.flattenDiagnosticMessageText(messageText, ' ')];
    }),
  );
}
