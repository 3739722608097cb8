import type {Check} from './Check';
import {headingsWithoutId} from './headingLines';

/** Every heading has an id of its own, so that a link to it holds when its words change. */
export const headings: Check = {
  name: 'headings',
  run: ({pages}) =>
    [...pages.en, ...pages.es].flatMap(({file, text}) =>
      headingsWithoutId(text).map(
        ({line, title}) =>
          `${file}:${line}: the heading "${title}" has no id. Write {#its-id} after it, the same in both languages, or run "npm run check -- --fix".`,
      ),
    ),
};
