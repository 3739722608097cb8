import {describe, expect, it} from 'vitest';
import {validContract} from './fixtures';
import {sandboxAnswer, sandboxAnswers} from './sandboxNumbers';
import type {Operation, SandboxNumbers} from './types';

async function book(): Promise<{operation: Operation; numbers: SandboxNumbers}> {
  const operation = (await validContract()).in.en.operations.get('getBook');
  if (operation?.sandbox === undefined || operation.sandbox === 'none') {
    throw new Error('The fixture has no test values for getBook.');
  }
  return {operation, numbers: operation.sandbox};
}

describe('test values of Sandbox mode', () => {
  it('lists those that stand for themselves, with their answers', async () => {
    const {operation, numbers} = await book();
    expect(sandboxAnswers(operation, numbers).map(([value, {status, name}]) => [value, status, name])).toEqual([
      ['b-1', '200', 'onShelf'],
      ['b-404', '404', 'unknown'],
    ]);
  });

  it.each([
    ['b-1', 'onShelf'],
    ['b-7', 'lentOut'],
    ['b-404', 'unknown'],
    ['b-77', undefined],
  ])('answers %s with %s', async (value, name) => {
    const {operation, numbers} = await book();
    expect(sandboxAnswer(operation, numbers, value)?.name).toBe(name);
  });

  it('takes a name that stands behind its status', async () => {
    const {operation, numbers} = await book();
    const outcomes = {...numbers.outcomes, 'b-404': '404.unknown'};
    expect(sandboxAnswer(operation, {...numbers, outcomes}, 'b-404')?.status).toBe('404');
  });
});
