import {describe, expect, it} from 'vitest';
import {validOperation} from '../contract/fixtures';
import {parameterLists} from './parameterLists';

describe('parameterLists', () => {
  it('prints what the contract says about a body that has no fields, and no empty list', async () => {
    const createBook = await validOperation('createBook');
    const schema = {type: 'object' as const, description: 'Empty: the shelf is that of the token.'};
    const operation = {...createBook, parameters: [], requestBody: {required: true, schema, example: {}}};
    const [title, note, ...rest] = parameterLists(operation, '', 'en');
    expect(JSON.stringify(title)).toContain('In the body, as JSON');
    expect(note).toMatchObject({type: 'paragraph', children: [{type: 'text', value: schema.description}]});
    expect(rest).toEqual([]);
  });
});
