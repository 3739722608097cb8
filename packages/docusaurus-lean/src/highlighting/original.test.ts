import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Of the component that ours was made from. */
const known = '639f8655d319e123';

it('takes the place of the code block that it was made from', () => {
  const original = readFileSync(require.resolve('@docusaurus/theme-classic/lib/theme/CodeBlock/index.js'));
  const hash = createHash('sha256').update(original).digest('hex').slice(0, 16);
  expect(hash, 'The theme has another CodeBlock. Compare it with theme/CodeBlock, then write its hash here.').toBe(
    known,
  );
});
