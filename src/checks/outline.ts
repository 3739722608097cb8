import {defaultLocale, locales} from '../../config/locales';
import {isArchived} from '../content/isArchived';
import {outline as siteOutline, outlineIds} from '../content/outline';
import {readSources, type Source} from '../content/sources';
import type {Check} from './Check';

/** Where an id stands in the outline. */
function placeOf(id: string, files: readonly Source[]): string {
  for (const {file, text} of files) {
    const line = text.split('\n').findIndex((entry) => entry.replace(/^[\s-]*(?:doc:)?/, '').trim() === id);
    if (line >= 0) {
      return `${file}:${line + 1}`;
    }
  }
  return 'config/outline';
}

/** Every page that is not archived stands in the sidebar, and every entry of it is such a page. */
export const outline: Check = {
  name: 'outline',
  run: async ({root, pages}) => {
    const files = await readSources(root, ['config/outline/*.yaml']);
    const listed = outlineIds(siteOutline);
    const written = pages[defaultLocale].filter(({isAlias, frontMatter}) => !isAlias && !isArchived(frontMatter));
    const ids = new Set(written.map(({id}) => id));
    return [
      ...listed
        .filter((id) => !ids.has(id))
        .map(
          (id) =>
            `${placeOf(id, files)}: "${id}" is not a page, or an archived one. Write ${locales[defaultLocale].docsPath}/${id}.mdx, or take the id out.`,
        ),
      ...written
        .filter(({id}) => !listed.includes(id))
        .map(({id, file}) => `${file}:1: the page is in no sidebar. Add "${id}" to a group in config/outline/.`),
    ];
  },
};
