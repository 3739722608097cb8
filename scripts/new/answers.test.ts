import {describe, expect, it} from 'vitest';
import {fillIn} from './answers';
import type {Answers, Flag} from './questions';

/** Fills in with prepared answers, and notes what was asked. */
async function fill(given: Answers, prepared: Answers): Promise<{answers: Answers; asked: Flag[]}> {
  const asked: Flag[] = [];
  const answers = await fillIn(given, ({flag}) => {
    asked.push(flag);
    return Promise.resolve(prepared[flag] ?? '');
  });
  return {answers, asked};
}

const guide: Answers = {kind: 'guide', id: 'a', 'title-en': 'A', 'title-es': 'A', 'slug-es': '/a', group: 'Books'};

describe('fillIn', () => {
  it('asks what the kind needs, and no more', async () => {
    const {answers, asked} = await fill({'title-en': 'A'}, {kind: 'object', id: ' a ', schema: 'Book'});
    expect(asked).toEqual(['kind', 'id', 'title-es', 'slug-es', 'group', 'schema']);
    expect(answers).toEqual({kind: 'object', id: 'a', 'title-en': 'A', schema: 'Book'});
  });

  it('asks nothing where nothing is missing but what is optional', async () => {
    expect((await fill(guide, {})).asked).toEqual([]);
    const operation = {...guide, kind: 'operation', 'operation-id': 'a', method: 'get', path: '/a', file: 'a'};
    expect((await fill(operation, {})).asked).toEqual([]);
  });

  it('asks no further where the kind is unknown', async () => {
    expect(await fill({}, {kind: 'page'})).toEqual({answers: {kind: 'page'}, asked: ['kind']});
  });
});
