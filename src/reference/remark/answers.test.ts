import type {Parent, RootContent} from 'mdast';
import {expect, it} from 'vitest';
import {validContract} from '../contract/fixtures';
import {answers} from './answers';
import {referenceLabels} from '../labels';

const options = {prefix: '', locale: 'en', labels: referenceLabels('en')} as const;

/** What an element of a page is given, by name. */
function attributesOf(node: RootContent | undefined): object {
  return Object.fromEntries(
    node?.type === 'mdxJsxFlowElement'
      ? node.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
        )
      : [],
  );
}

it('lists an outcome of another success status after those of the first, under its own status', async () => {
  const [operation] = [...(await validContract()).in.en.operations.values()].filter(
    ({success}) => success.outcomes.length > 0,
  );
  if (operation === undefined) {
    throw new Error('The contract of the fixtures has no operation with an outcome.');
  }
  const created = {name: 'withoutFlow', summary: 'Created without a flow', description: 'Add one.', value: {data: {}}};
  const [list] = answers(
    {...operation, otherSuccesses: [{status: '201', description: 'Created.', outcomes: [created]}]},
    options,
  );
  const choices = (list as Parent | undefined)?.children as RootContent[];
  expect(attributesOf(choices[0])).toMatchObject({status: operation.success.status});
  expect(attributesOf(choices[operation.success.outcomes.length])).toEqual({
    id: 'response-without-flow',
    status: '201',
    label: 'Created without a flow',
  });
});

it('shows the bodies of the errors of an operation, and none of those that most operations answer', async () => {
  const operation = (await validContract()).in.en.operations.get('getBook');
  if (operation === undefined) {
    throw new Error('The contract of the fixtures has no operation "getBook".');
  }
  const errors = operation.errors.map((error) => ({...error, isUsual: true}));
  expect(JSON.stringify(answers(operation, options))).toContain('"answer-404"');
  expect(JSON.stringify(answers({...operation, errors}, options))).not.toContain('"answer-404"');
});

it('shows an error as it shows a success: its status in words, what it means, what to do, and where to read more', async () => {
  const operation = (await validContract()).in.en.operations.get('getBook');
  const [error] = operation?.errors ?? [];
  if (operation === undefined || error === undefined) {
    throw new Error('The contract of the fixtures has no operation "getBook" with an error.');
  }
  const own = {...error, status: '404', meaning: 'No such book.', remedy: 'Correct it.', isUsual: false};
  const [list] = answers({...operation, errors: [own]}, options);
  const shown = (list as Parent | undefined)?.children.at(-1);
  expect(attributesOf(shown)).toMatchObject({id: 'answer-404', label: 'Not found'});
  expect(JSON.stringify(shown)).toMatch(/No such book\..*404\.\w+.*Correct it\..*platform\/errors\.mdx#/);
});

it('says which text is missing where a status has none', async () => {
  const operation = (await validContract()).in.en.operations.get('getBook');
  if (operation === undefined) {
    throw new Error('The contract of the fixtures has no operation "getBook".');
  }
  const errors = operation.errors.map((error) => ({...error, status: '418', isUsual: false}));
  expect(() => answers({...operation, errors}, options)).toThrow('"statuses" has no text for 418');
});
