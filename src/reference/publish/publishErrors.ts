import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../../config/brand';
import {localeCodes} from '../../../config/locales';
import {fillBrandDeep} from '../../content/remark/brand/fillBrand';
import type {Contract} from '../contract/types';

/**
 * Writes the catalogue of errors into the built site, for tools: `errors.<language>.json`, the groups of the page on errors
 * with each key, its meaning, its remedy, whether a repetition helps and whether the request is charged.
 *
 * @param outDir - the built site
 */
export async function publishErrors(contract: Contract, outDir: string): Promise<void> {
  await mkdir(outDir, {recursive: true});
  for (const locale of localeCodes) {
    const groups = fillBrandDeep(contract.in[locale].errorGroups, brand);
    await writeFile(path.join(outDir, `errors.${locale}.json`), JSON.stringify(groups));
  }
}
