import {isLookedAt, type Check} from './Check';

/** Every page and post can be compiled: its syntax, its components, and the operations and objects that it names. */
export const mdx: Check = {
  name: 'mdx',
  needsValidData: true,
  run: async (site) => {
    const pages = site.written.filter(({file}) => isLookedAt(site, file));
    const parsed = await Promise.all(pages.map(site.parse));
    return parsed.flatMap(({fault}) => (fault === undefined ? [] : [fault]));
  },
};
