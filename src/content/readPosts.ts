import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parseFrontMatter} from './frontMatter';
import {postLocale} from './postLocale';
import {textOf, type WrittenPage} from './readPages';
import {readText} from './readText';

/** A post of the blog. */
export interface Post extends WrittenPage {
  /** Last part of its route. */
  slug: string;
}

/**
 * Reads a post.
 *
 * @param root - the site's folder
 * @param file - below it
 * @throws if it is not UTF-8 or its front matter cannot be read, with file, line and fix
 */
export async function readPost(root: string, file: string): Promise<Post> {
  const text = await readText(root, file);
  const {frontMatter} = parseFrontMatter(text, file);
  const {title, description, slug} = frontMatter;
  return {
    locale: postLocale(frontMatter),
    file,
    text,
    frontMatter,
    title: textOf(title),
    description: textOf(description),
    slug: textOf(slug),
    route: path.posix.join('/blog', textOf(slug)),
  };
}

/** Files of the posts, sorted. */
export function postFiles(root: string): string[] {
  return globSync('blog/*.mdx', {cwd: root}).sort();
}
