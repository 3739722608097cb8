import type {Check} from './Check';

/** Every file is UTF-8, and its front matter YAML. The other checks wait for it. */
export const readable: Check = {
  name: 'readable',
  run: ({unreadable}) => unreadable,
};
