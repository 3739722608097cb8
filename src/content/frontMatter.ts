import {readFileSync} from 'node:fs';
import path from 'node:path';
// The package's root exports only an asynchronous form of it, and Docusaurus does not wait for sidebars.
import {parseFileContentFrontMatter} from '@docusaurus/utils/lib/markdownUtils';
// Not by its name `z`, which the loader of docusaurus.config.ts does not find.
import * as z from 'zod';
import {brand} from '../../config/brand';
import {localeCodes} from '../../config/locales';
import {fillBrandDeep} from './remark/brand/fillBrand';

const text = z.string().optional();
const texts = z.array(z.string());
const flag = z.boolean().optional();

const ofBoth = {
  title: z.string(),
  description: z.string(),
  lang: z.enum(localeCodes).optional(),
  keywords: texts.optional(),
  hide_table_of_contents: flag,
};

/** What the front matter of a page may hold; STYLEGUIDE.md explains each field. */
export const pageFields = z.strictObject({
  ...ofBoth,
  sidebar_label: text,
  slug: text,
  kind: z.enum(['overview']).optional(),
  alias_of: text,
  archived: flag,
  displayed_sidebar: text,
  toc_max_heading_level: z.number().optional(),
});

/** What the front matter of a post may hold. */
export const postFields = z.strictObject({
  ...ofBoth,
  slug: z.string(),
  authors: texts,
  tags: texts,
  date: z.date(),
  counterpart: text,
  image: text,
});

/** Front matter as code reads it; `npm run check` tells what is wrong with it. */
export type FrontMatter = Partial<z.infer<typeof pageFields> & z.infer<typeof postFields>>;

/** The fields whose values nobody reads as a text. */
export const fieldsWithoutProse = Object.keys({...pageFields.shape, ...postFields.shape}).filter(
  (name) => !['title', 'description', 'sidebar_label'].includes(name),
);

/**
 * Reads front matter as the site shows it: with the names of the brand.
 *
 * @param source - text of a page or post
 * @param file - its path, for messages
 * @returns the fields, and the text below them
 * @throws if it is not YAML or names what the brand does not have, with file, line and fix
 */
export function parseFrontMatter(source: string, file = 'page.mdx'): {frontMatter: FrontMatter; body: string} {
  try {
    const {frontMatter, content} = parseFileContentFrontMatter(source);
    return {frontMatter: fillBrandDeep(frontMatter, brand) as FrontMatter, body: content};
  } catch (error) {
    const {message, mark} = error as Error & {mark?: {line: number}};
    // The parser counts from 0, in a text that begins at the end of the line that opens the front matter.
    throw new Error(
      `${file}:${(mark?.line ?? 0) + 1}: the front matter cannot be read (${message.split('\n')[0] ?? ''}). Fix it: it is YAML between two lines of ---.`,
      {cause: error},
    );
  }
}

/**
 * The front matter of a page or a post.
 *
 * @param file - below the site's folder
 * @throws as {@link parseFrontMatter}
 */
export const fieldsOf = (file: string): FrontMatter =>
  parseFrontMatter(readFileSync(path.resolve(file), 'utf8'), file).frontMatter;
