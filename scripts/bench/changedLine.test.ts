import {expect, test} from 'vitest';
import {withChangedLine} from './changedLine';

test('the last line with text is changed, and nothing else', () => {
  expect(withChangedLine('# A\n\nFirst.\n- Costs $1.\n\n', 'It was $& once.')).toBe(
    '# A\n\nFirst.\n- Costs $1. It was $& once.\n\n',
  );
});
