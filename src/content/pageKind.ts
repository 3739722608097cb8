/** What a page is for. Search filters by it, and checks ask each kind for what it owes. */
export type PageKind = 'operation' | 'object' | 'overview' | 'guide';

/**
 * The kind of a page: what its front matter says (`kind: overview`), else by the element of the reference that it places.
 *
 * @param source - text of the MDX file
 */
export function pageKind(source: string): PageKind {
  if (/^---\n(?:.+\n)*kind: overview\n/.test(source)) {
    return 'overview';
  }
  if (/^<Operation\s/m.test(source)) {
    return 'operation';
  }
  if (/^<SchemaObject\s/m.test(source)) {
    return 'object';
  }
  return /^<(OperationIndex|CountryOperations)\s/m.test(source) ? 'overview' : 'guide';
}
