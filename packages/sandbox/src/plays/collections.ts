import type {PlayedContract, PlayedOperation} from '../contract/types';

const itemPath = /^(.*\/([^/]+))\/\{[^/]+\}$/;

/** Paths of which the contract keeps records: it reads single ones below them, `/v2/webhooks/{id}`. */
export function collectionPaths({operations}: PlayedContract): string[] {
  const known = new Set([...operations.values()].map(({path}) => path));
  const paths = [...operations.values()].flatMap(({method, path}) =>
    method === 'GET' ? [itemPath.exec(path)?.[1]] : [],
  );
  // Flows of version 3 are made with their projects, so they have no operation of their own.
  return [
    ...new Set(paths.filter((path) => path !== undefined && (known.has(path) || path.startsWith('/v3/')))),
  ] as string[];
}

/** The collection that an operation is about: the longest that its path begins with. */
export function collectionOf({path}: PlayedOperation, collections: readonly string[]): string | undefined {
  return collections
    .filter((collection) => path === collection || path.startsWith(`${collection}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** `emailValidation` → `email-validations`: a field that names a record of a collection. */
export function collectionNamed(field: string, collections: readonly string[]): string | undefined {
  const name = `${field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`;
  return collections.find((collection) => collection.endsWith(`/${name}`));
}
