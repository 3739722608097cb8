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
 * @returns methods by the ids of the pages; pages whose operations have different methods are left out
 */
export function pageMethods(dir: string): ReadonlyMap<string, HttpMethod> {
  const methods = new Map<string, Set<HttpMethod>>();
  for (const file of globSync('paths/*.yaml', {cwd: dir})) {
    const document = parseDocument(readFileSync(path.join(dir, file), 'utf8'));
    // `loadContract` says what is wrong with a file that is no YAML.
    const items = document.errors.length === 0 ? (document.toJS() as PathItems) : {};
    for (const [method, operation] of Object.values(items).flatMap((item) => Object.entries(item))) {
      const page = operation['x-page'];
      if (page !== undefined) {
        methods.set(page, new Set([...(methods.get(page) ?? []), method as HttpMethod]));
      }
    }
  }
  return new Map(
    [...methods].flatMap(([page, [method, ...others]]): [string, HttpMethod][] =>
      method === undefined || others.length > 0 ? [] : [[page, method]],
    ),
  );
}
