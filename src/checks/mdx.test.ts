import {describe, expect, it} from 'vitest';
import {namesUnknown} from './mdx';

const known = {Operation: new Set(['getBook']), WorkflowStep: new Set(['lend'])};

describe('namesUnknown', () => {
  it.each([
    ['an operation that was renamed', '<Operation id="getTome" />', true],
    ['a workflow that was removed, in lines of its own', '<WorkflowStep\n  step="a"\n  workflow="borrow"\n/>', true],
    ['what the contract has', '<Operation id="getBook" />\n\n<WorkflowStep workflow="lend" step="a" />', false],
    ['what names nothing of the contract', '<Details summary="getTome">\n\n<Terms />', false],
  ])('looks at a page with %s', (_what, source, isUnknown) => {
    expect(namesUnknown(source, known)).toBe(isUnknown);
  });
});
