import type {PhrasingContent, RootContent} from 'mdast';
import {inlineCode, inlineElement, paragraph, styled, text} from '../../content/remark/nodes';
import {merged} from '../contract/fields';
import type {Schema} from '../contract/schema';

/**
 * The states of a record in columns: the usual way, by the first state that may follow on each, and at the end the other states
 * beside the last of that way; the accepted one first.
 */
function columnsOf({enum: values = [], 'x-transitions': next = {}, 'x-accepted': accepted}: Schema): string[][] {
  const way: string[] = [];
  let [state] = Object.keys(next);
  while (state !== undefined && !way.includes(state)) {
    way.push(state);
    state = next[state]?.[0];
  }
  way.pop();
  const states = new Set([...values.map(String), ...Object.entries(next).flat(2)]);
  const last = [...states].filter((other) => !way.includes(other));
  return [...way.map((one) => [one]), last.sort((a, b) => Number(b === accepted) - Number(a === accepted))];
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
