import {releaseFaults} from '../reference/history/checkReleases';
import type {Check} from './Check';

/** A release that breaks callers says what they do about it. */
export const releases: Check = {
  name: 'releases',
  run: ({root}) => releaseFaults(root),
};
