import {findMarkers} from '../content/markers';
import {readSources} from '../content/sources';
import type {Check} from './Check';

/** Nothing is left to be written: `npm run new` marks what a person has to add. */
export const markers: Check = {
  name: 'markers',
  run: async ({root, written}) => {
    const others = await readSources(root, ['openapi/**/*.yaml']);
    return [...written, ...others].flatMap(({file, text}) =>
      findMarkers(text).map(
        (marker) => `${file}:${marker.line}: ${marker.text} Write this text and take the brackets away.`,
      ),
    );
  },
};
