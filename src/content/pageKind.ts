import {parseFrontMatter} from './frontMatter';

/** What a page is for. Search filters by it, and checks ask each kind for what it owes. */
export type PageKind = 'operation' | 'object' | 'overview' | 'guide';

/** The element of the reference that a page of the kind places at the start of a line. */
const elements: readonly [PageKind, RegExp][] = [
  ['operation', /^<Operation\s/m],
  ['object', /^<SchemaObject\s/m],
  ['overview', /^<(OperationIndex|CountryOperations)\s/m],
];

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
  return elements.find(([, element]) => element.test(body))?.[0] ?? 'guide';
}
