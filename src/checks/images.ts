import {checkImages} from './rules/images';
import type {Check} from './Check';

/** Images say what they show, and are not too large. */
export const images: Check = {
  name: 'images',
  run: async ({root, pages}) =>
    (await Promise.all([...pages.en, ...pages.es].map((page) => checkImages(page, root)))).flat(),
};
