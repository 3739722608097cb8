/** Path of a page's Markdown copy: `/identity/peru` → `/identity/peru.md`. */
export function copyPath(pathname: string): string {
  return `${pathname}.md`;
}

/** Path of the samples that a page's copy has no room for: `/identity/peru` → `/identity/peru.samples.md`. */
export function samplesPath(pathname: string): string {
  return copyPath(pathname).replace(/md$/, 'samples.md');
}
