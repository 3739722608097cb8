import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {localeCodes} from '../../../config/locales';
import type {Contract} from '../contract/types';
import {placedIn, type ElementName} from '../remark/places';

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
