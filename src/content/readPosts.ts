import path from 'node:path';
import {globSync} from 'tinyglobby';
import {parseFrontMatter} from './frontMatter';
import {typedFields} from './pageFields';
import {postLocale} from './postLocale';
import type {WrittenPage} from './readPages';
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
  const frontMatter = typedFields(parseFrontMatter(text, file).frontMatter);
  const {title = '', description = '', slug = ''} = frontMatter;
  return {
    locale: postLocale(frontMatter),
    file,
    text,
    frontMatter,
    title,
    description,
    slug,
    route: path.posix.join('/blog', slug),
  };
}

/** Files of the posts, sorted. */
export function postFiles(root: string): string[] {
  return globSync('blog/*.mdx', {cwd: root}).sort();
}
