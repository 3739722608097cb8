import {stringify} from 'yaml';
import {defaultLocale} from '../../../config/locales';
import type {Contract} from '../contract/types';
import {operationFragments} from './operationFragments';

/** Contents of files by their paths below the root of the site. */
export type Files = ReadonlyMap<string, string>;

/**
 * The contract as files of the site, for tools: `openapi.<language>.json` and `.yaml`, in the default language `openapi.json`
 * too, and each operation alone as `openapi/<language>/<operation>.json`.
 *
 * @param documents - the contract in each language
 */
export function contractFiles(documents: Contract['documents']): Files {
  const files = new Map<string, string>();
  for (const [locale, document] of Object.entries(documents)) {
    const json = JSON.stringify(document);
    files.set(`openapi.${locale}.json`, json);
    files.set(`openapi.${locale}.yaml`, stringify(document, {aliasDuplicateObjects: false}));
    if (locale === defaultLocale) {
      // The usual name of a contract, by which tools look for it.
      files.set('openapi.json', json);
    }
    for (const [id, fragment] of operationFragments(document)) {
      files.set(`openapi/${locale}/${id}.json`, JSON.stringify(fragment));
    }
  }
  return files;
}
