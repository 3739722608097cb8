/** The page that is edited and saved: an operation like most. */
export const editedPage = {file: 'docs/identity/peru.mdx', route: '/identity/peru'};

/**
 * A page with one line changed: its last one that is not empty.
 *
 * @param mdx - the page
 * @param added - sentence that is put at the end of the line
 */
export function withChangedLine(mdx: string, added: string): string {
  return mdx.replace(/(\S)(\s*)$/, (_match, last: string, end: string) => `${last} ${added}${end}`);
}
