import {existsSync} from 'node:fs';
import path from 'node:path';
import {localeCodes, locales} from '../config/locales';
import {outlineGroups} from '../src/content/outlineGroups';
import {postLocale} from '../src/content/postLocale';

const siteDir = process.cwd();

/** The card of each page of the docs, by its file without the extension. */
const cards = new Map<string, string>(
  localeCodes.flatMap((locale) =>
    outlineGroups(locale).flatMap(({key, docIds}) =>
      [...docIds].map((id) => [`${locales[locale].docsPath}/${id}`, `img/cards/${locale}/${key}.png`]),
    ),
  ),
);

/**
 * The social card of a page as front matter: that of its group in the sidebar, or of the blog, in its language; what the page
 * itself says comes first. `npm run images` draws them. Without one, Docusaurus takes that of the site.
 */
export function socialCardOf(filePath: string, frontMatter: Readonly<Record<string, unknown>>): {image?: string} {
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const card = file.startsWith('blog/')
    ? `img/cards/${postLocale(frontMatter)}/blog.png`
    : cards.get(file.replace(/\.mdx?$/, ''));
  return card !== undefined && existsSync(path.join(siteDir, 'static', card)) ? {image: `/${card}`} : {};
}
