import type {PhrasingContent, RootContent} from 'mdast';
import {inlineCode, inlineElement, paragraph, styled, text} from '../../content/remark/nodes';
import {merged} from '../contract/fields';
import type {Schema} from '../contract/types';

/**
 * The states of a record in columns: where it begins, what may follow, and at the end those on which nothing follows, of which the
 * contract does not say what is before, or which only delay what may follow without them; the accepted one first.
 */
function columnsOf({enum: values = [], 'x-transitions': next = {}, 'x-accepted': accepted}: Schema): string[][] {
  const states = [...new Set([...values.map(String), ...Object.entries(next).flat(2)])];
  const follows = (state: string): readonly string[] => next[state] ?? [];
  const before = (state: string): string[] => states.filter((other) => follows(other).includes(state));
  // Back, or on to what follows without it.
  const isDelay = (state: string): boolean => {
    const known = before(state).flatMap((other) => [other, ...follows(other)]);
    return follows(state).every((following) => known.includes(following));
  };
  const goesOn = (state: string): boolean => follows(state).length > 0 && !isDelay(state);
  const columns: string[][] = [];
  let column = states.filter((state) => goesOn(state) && before(state).length === 0);
  while (column.length > 0) {
    columns.push(column);
    const shown = columns.flat();
    column = [...new Set(column.flatMap(follows))].filter((state) => goesOn(state) && !shown.includes(state));
  }
  const last = states.filter((state) => !goesOn(state));
  return [...columns, last.sort((a, b) => Number(b === accepted) - Number(a === accepted))];
}

/**
 * The states of a record as a line, from `x-transitions` of its `status`; what each means and asks for is in the table below it.
 *
 * @throws if the schema has no states
 */
export function stateDiagram(schema: Schema): RootContent {
  const status = schema.properties?.status && merged(schema.properties.status);
  if (status?.['x-transitions'] === undefined) {
    throw new Error('<States>: the "status" of this schema has no "x-transitions". Name a schema that has.');
  }
  const columns = columnsOf(status);
  const actionOf = (state: string, index: number): string | undefined =>
    state === status['x-accepted'] ? 'accept' : index === columns.length - 1 ? 'review' : undefined;
  const chips = columns.map((states, index) =>
    states.flatMap((state): PhrasingContent[] => [
      text(' '),
      {...inlineCode(state), data: {hProperties: {'data-action': actionOf(state, index)}}},
    ]),
  );
  return {
    ...paragraph(
      ...chips.flatMap((column, index) => [
        ...(index === 0 ? [] : [text(' '), styled('states-arrow', '→'), text(' ')]),
        inlineElement('span', {}, column),
      ]),
    ),
    data: {hProperties: {className: ['states'], translate: 'no'}},
  };
}
