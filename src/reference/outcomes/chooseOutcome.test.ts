import {describe, expect, it} from 'vitest';
import {chooseOutcome, outcomeNamed} from './chooseOutcome';

const outcomes = [
  {name: 'found', status: 200},
  {name: 'deceased', status: 200},
  {name: 'notFound', status: 404},
  {name: 'down', status: 409},
  {name: 'down', status: 500},
];
const rules = {
  outcomes,
  testValues: {
    field: 'documentNumber',
    outcomes: {'10000002': 'deceased', '/^1000000\\d$/': 'found', '90050001': '500.down'},
  },
  exampleValue: '1032456789',
};
const choose = (value: unknown, more: object = {}) => {
  const choice = chooseOutcome(rules, {values: new Map([['documentNumber', value]]), ...more});
  return choice === undefined ? undefined : `${choice.outcome.status}.${choice.outcome.name} by ${choice.reason}`;
};

describe('chooseOutcome', () => {
  it('takes what is preferred before what was queued, and that before everything else', () => {
    expect(choose('10000002', {preferred: '409', queued: 'found', state: 'found'})).toBe('409.down by preference');
    expect(choose('10000002', {queued: '500.down', state: 'found'})).toBe('500.down by queue');
    expect(choose('10000002', {preferred: 'nope'})).toBeUndefined();
  });

  it('takes a test number, written out before a pattern, before the state', () => {
    expect(choose('10000002', {state: 'found'})).toBe('200.deceased by test number');
    expect(choose(10000003)).toBe('200.found by test number');
    expect(choose('90050001')).toBe('500.down by test number');
  });

  it('takes the state, then says that an unknown number is not there', () => {
    expect(choose('55', {state: 'deceased'})).toBe('200.deceased by state');
    expect(choose('55')).toBe('404.notFound by unknown number');
    expect(choose('55', {isKnown: (value: string) => value === '55'})).toBe('200.found by first example');
    expect(choose('1032456789')).toBe('200.found by first example');
    expect(choose(undefined)).toBe('200.found by first example');
  });
});

describe('outcomeNamed', () => {
  it('finds by name, by status, and by both', () => {
    const found = ['down', '500', '500.down', '500.found'].map((name) => outcomeNamed(outcomes, name)?.status);
    expect(found).toEqual([409, 500, 500, undefined]);
  });
});
