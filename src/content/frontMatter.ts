// What the package exports at its root is the same in an asynchronous function, and Docusaurus waits for no sidebar.
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';

export type FrontMatter = Readonly<Record<string, unknown>>;

/**
 * What could not be read, by its text. Docusaurus' parser throws only when it first reads a text, and answers later that it
 * has no front matter: https://github.com/jonschlinkert/gray-matter/issues/166
 */
const failures = new Map<string, Error>();

/** Line of the file at which YAML cannot be read; 1 where the parser names none. */
function lineOf(error: unknown): number {
  const {mark} = error as {mark?: {line?: number}};
  // Counted from 0, in a text that begins at the end of the line that opens the front matter.
  return (mark?.line ?? 0) + 1;
}

/** Says in which file front matter cannot be read, why, and how to mend it. */
export function unreadable(file: string, error: unknown): Error {
  const [cause = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return new Error(
    `${file}:${lineOf(error)}: the front matter cannot be read (${cause}). Mend it: it is YAML between two lines of ---.`,
    {cause: error},
  );
}

/**
 * Reads front matter as Docusaurus does, without filling the brand in.
 *
 * @param source - text of a page or post
 * @param file - its path, for messages
 * @returns the fields, and the text below them
 * @throws if it is no YAML, with file, line and mend
 */
export function parseFrontMatter(source: string, file = 'page.mdx'): {frontMatter: FrontMatter; body: string} {
  const known = failures.get(source);
  if (known !== undefined) {
    throw known;
  }
  try {
    const {frontMatter, content} = parseFileContentFrontMatter(source);
    return {frontMatter, body: content};
  } catch (error) {
    const failure = unreadable(file, error);
    failures.set(source, failure);
    throw failure;
  }
}
