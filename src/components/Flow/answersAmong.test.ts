import {expect, it} from 'vitest';
import {answersAmong} from './answersAmong';

it('takes for an answer what goes back after a request, whatever lies between, and nothing else', () => {
  const steps = [
    {from: 'API', to: 'Receiver'},
    {from: 'Receiver', to: 'Inbox'},
    {from: 'Receiver', to: 'API'},
    {from: 'Worker', to: 'API'},
    {from: 'API', to: 'Worker'},
    {from: 'Worker', to: 'API'},
  ];
  expect(answersAmong(steps)).toEqual([false, false, true, false, true, false]);
});
