import {expect, test} from 'vitest';
import {groupOf, residentKilobytes} from './groupMemory';

test('the group stands after the name, whatever the name holds', () => {
  expect(groupOf('4144 (node) R 4131 4100 3568 0 -1')).toBe(4100);
  expect(groupOf('4144 (a ) b) S 1 7 9 0 -1')).toBe(7);
});

test('resident memory, of a process that is ending none', () => {
  expect(residentKilobytes('Name:\tnode\nVmHWM:\t  99 kB\nVmRSS:\t  1191820 kB\nThreads:\t7\n')).toBe(1_191_820);
  expect(residentKilobytes('Name:\tnode\nState:\tZ (zombie)\n')).toBe(0);
});
