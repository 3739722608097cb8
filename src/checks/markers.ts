import {localeCodes, locales} from '../../config/locales';
import {findMarkers} from '../content/markers';
import {readSources} from '../content/sources';
import type {Check} from './Check';

const written = [
  ...localeCodes.map((locale) => `${locales[locale].docsPath}/**/*.mdx`),
  'blog/*.mdx',
  'openapi/**/*.yaml',
];

/** Nothing is left to be written: `npm run new` marks what a person has to add. */
export const markers: Check = {
  name: 'markers',
  run: async ({root}) =>
    (await readSources(root, written)).flatMap(({file, text}) =>
      findMarkers(text).map(
        (marker) => `${file}:${marker.line}: ${marker.text} Write this text and take the brackets away.`,
      ),
    ),
};
