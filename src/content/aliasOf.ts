/**
 * The route of the page that an alias stands for: `alias_of` in its front matter.
 *
 * @returns undefined for a page that is not an alias
 */
export function aliasOf(frontMatter: object): string | undefined {
  const {alias_of: route} = frontMatter as {alias_of?: unknown};
  return typeof route === 'string' ? route : undefined;
}
