import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {CurrentBundler} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import type {Compiler, LoaderContext} from 'webpack';
import {localeCodes} from '../../../config/locales';
import type {Contract} from '../contract/types';
import {placedIn, type ElementName} from '../remark/places';
import {writeFiles} from './writeFiles';

const everything = 'everything';
const shared = 'shared';
const operationPart = (id: string): string => `operation-${id}`;

/** Elements that show no more of the contract than the operation that they name. */
const ofOneOperation: ReadonlySet<ElementName> = new Set([
  'Operation',
  'OperationSamples',
  'OperationAnswer',
  'OperationOutcomes',
]);

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Names the parts of the contract that a page is made from.
 *
 * @param source - of the page
 * @returns the operations that it places, and what every page takes; one part for all where it places anything else
 */
export function partsOfPage(source: string): string[] {
  const placed = placedIn(source);
  return placed.some(({name}) => !ofOneOperation.has(name))
    ? [everything]
    : [shared, ...new Set(placed.map(({subject = ''}) => operationPart(subject)))];
}

/**
 * A hash of each part of the contract, by its name: it changes when pages that are made from the part do.
 *
 * @param dir - the folder of the contract, with its workflows
 */
export function contractParts(contract: Contract, dir: string): ReadonlyMap<string, string> {
  const files = globSync('**/*.yaml', {cwd: dir, absolute: true}).sort();
  const languages = localeCodes.map((locale) => contract.in[locale]);
  const ids = new Set(languages.flatMap(({operations}) => [...operations.keys()]));
  return new Map([
    [everything, hash(files.map((file) => readFileSync(file, 'utf8')).join('\n'))],
    [shared, hash(JSON.stringify(languages.map(({terms, errorGroups, tags}) => [terms, errorGroups, [...tags]])))],
    ...[...ids].map((id): [string, string] => [
      operationPart(id),
      hash(JSON.stringify(languages.map(({operations}) => operations.get(id)))),
    ]),
  ]);
}

/**
 * Writes one file for each part, and removes those of parts that are gone. A file is written only where it changes, because
 * the bundler compiles the pages that depend on it.
 *
 * @param parts - contents by their names
 * @param dir - a folder that holds nothing else
 */
export async function writeParts(parts: ReadonlyMap<string, string>, dir: string): Promise<void> {
  await mkdir(dir, {recursive: true});
  const gone = (await readdir(dir)).filter((name) => !parts.has(name));
  await Promise.all(gone.map((name) => rm(path.join(dir, name))));
  await writeFiles(parts, dir);
}

/**
 * Makes the bundler compile a page again when a part of the contract changes that the page is made from: it cannot see that
 * itself, because a page names its operations and imports nothing.
 *
 * @param dir - the folder of `writeParts`
 * @returns a plugin for the bundler of `npm start`
 */
export function dependOnParts({instance}: CurrentBundler, dir: string) {
  const name = 'DependOnContractParts';
  return {
    apply({hooks}: Compiler): void {
      hooks.compilation.tap(name, (compilation) => {
        instance.NormalModule.getCompilationHooks(compilation).loader.tap(name, (context) => {
          const {resourcePath, addDependency} = context as LoaderContext<object>;
          if (resourcePath.endsWith('.mdx')) {
            for (const part of partsOfPage(readFileSync(resourcePath, 'utf8'))) {
              addDependency(path.join(dir, part));
            }
          }
        });
      });
    },
  };
}
