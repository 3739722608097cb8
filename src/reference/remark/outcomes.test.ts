import {expect, it} from 'vitest';
import type {Operation} from '../contract/types';
import {brief} from './outcomes';

const operation = (...fields: string[]): Pick<Operation, 'decision' | 'parameters'> => ({
  decision: {fields, rule: '', fallback: ''},
  parameters: [{name: 'documentNumber', in: 'query', required: true, description: '', schema: {}, example: '1'}],
});

const body = {
  data: {documentNumber: '1', firstName: 'A', fullName: 'A B', names: ['A', 'B']},
  signature: {message: 'C'},
};

it('leaves in the body what was asked for and what decides, at their places', () => {
  expect(brief(body, operation('data.fullName'))).toEqual({data: {documentNumber: '1', fullName: 'A B'}});
});

it('leaves a body whole where no field decides', () => {
  expect(brief(body, operation())).toEqual(body);
  expect(brief([body], operation('data.fullName'))).toEqual([body]);
});
