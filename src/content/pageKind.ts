import {parseFrontMatter} from './frontMatter';

/** What a page is for. The search filters by it, and checks expect other things of each kind. */
export type PageKind = 'operation' | 'object' | 'overview' | 'guide';

/**
 * The kind of a page: what its front matter says (`kind: overview`), else by the element of the reference that it places.
 *
 * @param source - text of the MDX file
 * @throws as {@link parseFrontMatter}
 */
export function pageKind(source: string): PageKind {
  const {frontMatter, body} = parseFrontMatter(source);
  if (frontMatter.kind === 'overview') {
    return 'overview';
  }
  if (/^<Operation\s/m.test(body)) {
    return 'operation';
  }
  if (/^<SchemaObject\s/m.test(body)) {
    return 'object';
  }
  return /^<(OperationIndex|CountryOperations)\s/m.test(body) ? 'overview' : 'guide';
}
