import {beforeAll, describe, expect, it} from 'vitest';
import {contractAsWritten} from '../contract/siteContract';
import type {Operation} from '../contract/types';
import {answerTo} from './answerTo';

let citizen: Operation;
let createProject: Operation;

beforeAll(async () => {
  const {operations} = (await contractAsWritten()).in.en;
  citizen = operations.get('checkIdentityColombia') as Operation;
  createProject = operations.get('createProject') as Operation;
});

const answerToNumber = (documentNumber: string) => answerTo(citizen, {'query documentNumber': documentNumber});

describe('answerTo', () => {
  it('chooses by a test number, and says what was filled in', () => {
    expect(answerToNumber('10000004')).toMatchObject({
      status: 200,
      reason: 'test number',
      body: {data: {documentNumber: '10000004'}},
    });
    expect(answerToNumber('90040401')).toMatchObject({status: 404, reason: 'test number'});
  });

  it('finds no number but those', () => {
    expect(answerToNumber('79555123')).toMatchObject({status: 404, reason: 'unknown number'});
  });

  it('gives the usual answer where no value decides, with what was filled in', () => {
    expect(answerTo(createProject, {'body name': 'Another name'})).toMatchObject({
      reason: 'first example',
      body: {data: {name: 'Another name'}},
    });
  });

  it('answers nothing where a value is wrong', () => {
    expect(answerToNumber('')).toBeUndefined();
    expect(answerTo(citizen, {'query documentType': 'XX'})).toBeUndefined();
  });
});
