/**
 * A path as it stands in the routes: without `.html` and `/index.html`, which some hosts add.
 *
 * @param pathname - may be encoded; Docusaurus gives that of a link with its hash
 * @returns decoded, where it is valid UTF-8
 */
export function routePath(pathname: string): string {
  const path = pathname.replace(/[?#].*$/, '').replace(/(?:\/index)?\.html$/, '');
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) {
      return path;
    }
    throw error;
  }
}
