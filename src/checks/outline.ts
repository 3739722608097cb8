import {defaultLocale} from '../../config/locales';
import {outline as siteOutline, outlineIds} from '../content/outline';
import type {Check} from './Check';

/** Every page stands in the sidebar, and every entry of it is a page. */
export const outline: Check = {
  name: 'outline',
  run: ({pages}) => {
    const listed = outlineIds(siteOutline);
    const written = pages[defaultLocale].filter(({isAlias}) => !isAlias);
    const ids = new Set(written.map(({id}) => id));
    return [
      ...listed
        .filter((id) => !ids.has(id))
        .map((id) => `config/outline: "${id}" is no page. Write docs/${id}.mdx, or take the id out.`),
      ...written
        .filter(({id}) => !listed.includes(id))
        .map(({id, file}) => `${file}: the page is in no sidebar. Add "${id}" to a group in config/outline/.`),
    ];
  },
};
