/** Path of a page's Markdown copy: `/identity/peru` → `/identity/peru.md`, `/` → `/index.md`. */
export function copyPath(pathname: string): string {
  return pathname.endsWith('/') ? `${pathname}index.md` : `${pathname}.md`;
}
