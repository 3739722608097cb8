import {findMarkers} from '../content/markers';
import {thinPages} from './rules/thinPages';
import type {Check} from './Check';

/** No page says too little; one that is still being written is named for that: see markers.ts. */
export const thin: Check = {
  name: 'thin',
  run: ({pages}) =>
    thinPages([...pages.en, ...pages.es].filter(({isAlias, text}) => !isAlias && findMarkers(text).length === 0)),
};
