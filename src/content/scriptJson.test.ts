import fc from 'fast-check';
import {expect, it} from 'vitest';
import {scriptJson} from './scriptJson';

it('shows the text, and ends no script and no tag of a template', () => {
  const part = fc.constantFrom('</script>', '<script>', '<!--', '-->', '%>', '&', '"', '\\', '\u2028', 'text');
  const hostile = fc.array(part).map((parts) => parts.join(''));
  fc.assert(
    fc.property(hostile, (text) => {
      const printed = scriptJson({text});
      expect(printed).not.toMatch(/[<>]/);
      expect(JSON.parse(printed)).toEqual({text});
    }),
  );
});
