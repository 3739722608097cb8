import {blankFences} from '../content/blank';
import type {Check} from './Check';

/** A heading of level 2 to 6, as it stands in a file. */
export interface HeadingLine {
  /** Counted from 1. */
  line: number;
  depth: number;
  title: string;
  id: string | undefined;
}

/** The headings of an MDX file, without what stands in code. */
export function headingLines(source: string): HeadingLine[] {
  return blankFences(source)
    .split('\n')
    .flatMap((text, index): HeadingLine[] => {
      const [, marks, title = '', id] = /^(#{2,6}) (.*?)(?:\s*\{#([\w-]+)\})?\s*$/.exec(text) ?? [];
      return marks === undefined ? [] : [{line: index + 1, depth: marks.length, title, id}];
    });
}

/** Every heading has an id of its own, so that a link to it holds when its words change. */
export const headings: Check = {
  name: 'headings',
  run: ({written}) =>
    written.flatMap(({file, text}) =>
      headingLines(text)
        .filter(({id}) => id === undefined)
        .map(
          ({line, title}) =>
            `${file}:${line}: the heading "${title}" has no id. Write {#its-id} after it, the same in every language, or run "npm run check -- --fix".`,
        ),
    ),
};
