import {convert} from 'openapi-to-postmanv2';
import {stringify} from 'yaml';
import {defaultLocale, type LocaleCode} from '../../../config/locales';
import type {OpenApiDocument} from '../contract/bundleContract';
import {isNode} from '../json';
import {withLeafExamples} from './leafExamples';
import {operationFragments} from './operationFragments';
import {withParameterExamples} from './parameterExamples';
import type {Files} from './writeFiles';

/**
 * Converts a document into a Postman collection.
 *
 * @throws with the converter's reason if it refuses the document
 */
function toPostman(document: OpenApiDocument): Promise<object> {
  return new Promise((resolve, reject) => {
    convert(
      {type: 'json', data: withParameterExamples(document)},
      {folderStrategy: 'Tags', requestParametersResolution: 'Example'},
      (error, result) => {
        const collection = result?.output?.[0]?.data;
        if (error === null && result?.result === true && collection !== undefined) {
          resolve(collection);
        } else {
          reject(new Error(`The contract could not be made a Postman collection: ${result?.reason ?? String(error)}`));
        }
      },
    );
  });
}

/** What the converter gives each run anew; left out, so that two builds of one contract are the same. */
const runIds = new Set(['_postman_id', 'id', 'uid']);

const withoutRunIds = (collection: object): string =>
  JSON.stringify(collection, (_key, value: unknown) => {
    const isItem = isNode(value) && ['request', 'item', '_postman_id', 'originalRequest'].some((key) => key in value);
    return isItem ? Object.fromEntries(Object.entries(value).filter(([key]) => !runIds.has(key))) : value;
  });

/**
 * The contract as files of the site, for tools: `openapi.<language>.json` and `.yaml`, in the default language `openapi.json`
 * too, each operation alone as `openapi/<language>/<operation>.json`, and a Postman collection in the default language.
 *
 * @param documents - the contract in each language
 */
export async function contractFiles(documents: Record<LocaleCode, OpenApiDocument>): Promise<Files> {
  const files = new Map<string, string>();
  for (const [locale, bare] of Object.entries(documents)) {
    const document = withLeafExamples(bare);
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
  return files.set('postman.json', withoutRunIds(await toPostman(documents[defaultLocale])));
}
