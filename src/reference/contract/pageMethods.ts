import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parseDocument} from 'yaml';
import type {HttpMethod} from './types';

type PathItems = Readonly<Record<string, Partial<Record<HttpMethod, {'x-page'?: string}>>>>;

/**
 * The methods of the pages that document operations, for the sidebar. Docusaurus reads sidebars synchronously, so this
 * does not wait for the whole contract.
 *
 * @param dir - the folder of the contract, `openapi`
 * @returns methods by the ids of the pages; none for pages whose operations have different ones
 */
export function pageMethods(dir: string): ReadonlyMap<string, HttpMethod | undefined> {
  const methods = new Map<string, HttpMethod | undefined>();
  for (const file of globSync('paths/*.yaml', {cwd: dir})) {
    const document = parseDocument(readFileSync(path.join(dir, file), 'utf8'));
    // `loadContract` says what is wrong with a file that is no YAML.
    const items = document.errors.length === 0 ? (document.toJS() as PathItems) : {};
    for (const [method, {'x-page': page}] of Object.values(items).flatMap((item) => Object.entries(item))) {
      if (page !== undefined) {
        methods.set(page, methods.has(page) && methods.get(page) !== method ? undefined : (method as HttpMethod));
      }
    }
  }
  return methods;
}
