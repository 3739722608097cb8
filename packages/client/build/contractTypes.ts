import openapiTS, {astToString, type OpenAPI3} from 'openapi-typescript';
import {publishedContract} from '../../publishedContract';
import type {Operation} from '../../../src/reference/contract/types';
import type {ClientContract} from './clientContract';

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ') || 'never';

/** Paths by the kind of token that their operations take; a path may take one kind for `GET` and another for `PUT`. */
function pathsByToken({operations}: ClientContract): string[] {
  const kindOf = ({token}: Operation): string => token?.scheme ?? 'none';
  return [...new Set(operations.map(kindOf))].map((kind) => {
    const taking = operations.filter((operation) => kindOf(operation) === kind);
    const paths = [...new Set(taking.map(({path}) => path))].map((path) => {
      const methods = taking.filter((operation) => operation.path === path);
      return `'${path}': {${methods.map(({method, id}) => `${method}: operations['${id}']`).join('; ')}};`;
    });
    return `  ${kind}: {\n    ${paths.join('\n    ')}\n  };`;
  });
}

/**
 * The types of the contract, as openapi-typescript makes them, and those of what is beside it: keys of errors, kinds of
 * token.
 *
 * @returns a file of declarations that imports nothing
 */
export async function contractTypes(contract: ClientContract): Promise<string> {
  const types = astToString(await openapiTS((await publishedContract()) as unknown as OpenAPI3));
  return `${types}
/** Keys of the catalogue of errors. */
export type ErrorKey = ${union(Object.keys(contract.errorClasses))};

/** The operations that take each kind of token. */
export interface PathsByToken {
${pathsByToken(contract).join('\n')}
}
`;
}
