import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {localeCodes} from '../../../config/locales';
import type {Contract} from '../contract/types';
import {isElementName} from '../remark/places';

const everything = 'everything';
const shared = 'shared';
const operationPart = (id: string): string => `operation-${id}`;

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Names the parts of the contract that a page is made from.
 *
 * @param source - of the page
 * @returns the operations that it places, and what every page takes; one part for all where it places anything else
 */
export function partsOfPage(source: string): string[] {
  const elements = [...source.matchAll(/<([A-Z]\w*)(?:\s[^>]*?\bid="([^"]*)")?/g)].filter(([, name = '']) =>
    isElementName(name),
  );
  return elements.some(([, name]) => !name?.startsWith('Operation') || name === 'OperationIndex')
    ? [everything]
    : [shared, ...new Set(elements.map(([, , id = '']) => operationPart(id)))];
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
