import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import {stateDiagram} from './states';

it('shows what may follow in columns, and a state that only delays the end among the last', () => {
  const status = {
    enum: ['new', 'sent', 'done', 'lost', 'held', 'failed'],
    'x-transitions': {new: ['sent', 'done'], sent: ['done', 'held', 'failed'], held: ['done'], failed: ['sent']},
  };
  const columns = toString(stateDiagram({properties: {status}})).split(' → ');
  expect(columns).toEqual([' new', ' sent', ' done lost held failed']);
});

it('refuses a schema without states', () => {
  expect(() => stateDiagram({properties: {}})).toThrow(/Name a schema that has/);
});
