import type {Parent, RootContent} from 'mdast';
import {beforeAll, expect, it} from 'vitest';
import {validOperation} from '../contract/fixtures';
import type {Operation} from '../contract/types';
import {answers} from './answers';

let getBook: Operation;

beforeAll(async () => {
  getBook = await validOperation('getBook');
});

/** The choices of an operation, with what its element is given, by name. */
const choicesOf = (change: Partial<Operation>): {node: RootContent; attributes: object}[] =>
  answers({...getBook, ...change}, '', 'en').flatMap((list) =>
    (list as Parent).children.map((node) => {
      const {attributes = []} = node as {attributes?: {name: string; value: unknown}[]};
      return {node, attributes: Object.fromEntries(attributes.map(({name, value}) => [name, value]))};
    }),
  );

const errorsWith = (change: Partial<Operation['errors'][number]>): Partial<Operation> => ({
  errors: getBook.errors.map((error) => ({...error, ...change})),
});

it('lists an outcome of another success status after those of the first, under its own status', () => {
  const created = {name: 'withoutFlow', summary: 'Created without a flow', description: 'Add one.', value: {data: {}}};
  const choices = choicesOf({otherSuccesses: [{status: '201', description: 'Created.', outcomes: [created]}]});
  expect(choices[0]?.attributes).toMatchObject({status: getBook.success.status});
  expect(choices[getBook.success.outcomes.length]?.attributes).toEqual({
    id: 'response-without-flow',
    status: '201',
    label: 'Created without a flow',
  });
});

it('shows the bodies of the errors of an operation, and none of those that most operations answer', () => {
  const ids = (change: Partial<Operation>) => choicesOf(change).map(({attributes}) => attributes);
  expect(ids({})).toContainEqual(expect.objectContaining({id: 'answer-404'}));
  expect(ids(errorsWith({isUsual: true}))).not.toContainEqual(expect.objectContaining({id: 'answer-404'}));
});

it('shows an error as it shows a success: its status in words, what it means, what to do, and where to read more', () => {
  const shown = choicesOf(errorsWith({meaning: 'No such book.', remedy: 'Correct it.'})).at(-1);
  expect(shown?.attributes).toMatchObject({id: 'answer-404', label: 'Not found'});
  expect(JSON.stringify(shown?.node)).toMatch(/No such book\..*404\.\w+.*Correct it\..*platform\/errors\.mdx#/);
});

it('says which text is missing where a status has none', () => {
  expect(() => choicesOf(errorsWith({status: '418'}))).toThrow('"statuses" has no text for 418');
});
