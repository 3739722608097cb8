import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {convert} from 'openapi-to-postmanv2';
import {stringify} from 'yaml';
import {defaultLocale, type LocaleCode} from '../../../config/locales';
import type {OpenApiDocument} from '../contract/bundleContract';
import {withLeafExamples} from './leafExamples';
import {operationFragments} from './operationFragments';
import {withParameterExamples} from './parameterExamples';

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

function withoutRunIds(node: unknown): unknown {
  if (Array.isArray(node)) {
    return node.map(withoutRunIds);
  }
  if (typeof node === 'object' && node !== null) {
    const isItem = 'request' in node || 'item' in node || '_postman_id' in node || 'originalRequest' in node;
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !(isItem && runIds.has(key)))
        .map(([key, value]) => [key, withoutRunIds(value)]),
    );
  }
  return node;
}

/**
 * Writes the contract into the built site, for tools: `openapi.<language>.json`, `.yaml`, in the default
 * language `openapi.json` too, each operation alone as
 * `openapi/<language>/<operation>.json`, and a Postman collection in the default language.
 *
 * @param documents - the contract in each language
 * @param outDir - the built site
 */
export async function publishContract(documents: Record<LocaleCode, OpenApiDocument>, outDir: string): Promise<void> {
  await mkdir(outDir, {recursive: true});
  const write = (name: string, text: string): Promise<void> => writeFile(path.join(outDir, name), text);
  for (const [locale, bare] of Object.entries(documents)) {
    const document = withLeafExamples(bare);
    await write(`openapi.${locale}.json`, JSON.stringify(document));
    await write(`openapi.${locale}.yaml`, stringify(document, {aliasDuplicateObjects: false}));
    await mkdir(path.join(outDir, 'openapi', locale), {recursive: true});
    for (const [id, fragment] of operationFragments(document)) {
      await write(path.join('openapi', locale, `${id}.json`), JSON.stringify(fragment));
    }
  }
  // The usual name of a contract, by which tools look for it.
  await write('openapi.json', JSON.stringify(withLeafExamples(documents[defaultLocale])));
  await write('postman.json', JSON.stringify(withoutRunIds(await toPostman(documents[defaultLocale]))));
}
