/**
 * Whether a page is kept for its address only: `archived: true` in its front matter. It carries a notice, and is in no sidebar,
 * search or llms.txt.
 */
export function isArchived(frontMatter: object): boolean {
  return (frontMatter as {archived?: unknown}).archived === true;
}
