import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {localeCodes, locales} from '../../../config/locales';
import {aliasOf, postLocale} from '../../content/fieldsOfPage';
import {type FrontMatter, typedFields} from '../../content/frontMatter';
import {keepPage} from '../store';
import {printPage} from './printPage';

/** Docusaurus compiles a post a second time for lists, up to this marker. */
const truncateMarker = /\{\/\*\s*truncate\s*\*\/\}/;

/** Whether what is compiled is a page with a text of its own: no second address, no part of a page, no beginning of a post. */
export function isPage(file: string, source: string, frontMatter: FrontMatter): boolean {
  const isExcerpt = file.startsWith('blog/') && !truncateMarker.test(source);
  return aliasOf(frontMatter) === undefined && !path.basename(file).startsWith('_') && !isExcerpt;
}

/**
 * Prints the Markdown copy of each page that a build compiles. It runs last, when the reference stands in the page and links
 * are resolved; the plugin of this folder writes the copies when the site is built.
 *
 * @throws with file, line and fix, if a page has an element that copies cannot show
 */
export default function remarkCopies() {
  return async (root: Root, vfile: VFile): Promise<void> => {
    const file = path.relative('', vfile.path).split(path.sep).join('/');
    const frontMatter = vfile.data.frontMatter as FrontMatter;
    if (process.env.NODE_ENV === 'production' && isPage(file, String(vfile.value), frontMatter)) {
      const docs = localeCodes.find((code) => file.startsWith(`${locales[code].docsPath}/`));
      const locale = docs ?? postLocale(frontMatter);
      await keepPage(file, printPage(root.children, {locale, title: typedFields(frontMatter).title ?? ''}, vfile));
    }
  };
}
