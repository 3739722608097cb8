import type {Check} from './Check';

/** Every page can be compiled: its syntax, its components, and the operations and objects that it names. */
export const mdx: Check = {
  name: 'mdx',
  run: async ({parsed}) => [...(await parsed()).values()].flatMap(({fault}) => (fault === undefined ? [] : [fault])),
};
