import {describe, expect, it} from 'vitest';
import {fillTemplate} from './fillTemplate';

const operation = {method: 'get', 'operation-id': 'getBook', id: 'books/a', tags: 'books', country: '', body: ''};
const answers = {'401': '#/Unauthorized', '403': '', '404': '', '409': '', '500': ''};

describe('fillTemplate', () => {
  it('leaves lines out whose value is empty, and indents the lines of a value', () => {
    const text = fillTemplate('operation.yaml', {...operation, ...answers, parameters: 'parameters:\n  - a\n'});
    expect(text).toContain('\n    parameters:\n      - a\n    responses:\n');
    expect(text).not.toContain('x-country');
    expect(text.endsWith("\n      '401': { $ref: '#/Unauthorized' }\n")).toBe(true);
  });

  it('names a placeholder that nobody fills in', () => {
    expect(() => fillTemplate('path-parameter.yaml', {nam: 'id'})).toThrow(
      'scripts/new/templates/path-parameter.yaml: nothing is known for {{name}}.',
    );
  });
});
