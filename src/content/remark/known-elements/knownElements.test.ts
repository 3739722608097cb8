import {describe, expect, it} from 'vitest';
import {renderMdx} from '../renderFixture';
import remarkKnownElements from '.';

describe('remarkKnownElements', () => {
  it('passes known, imported and HTML elements', async () => {
    const source =
      'import Notice, {Box as Frame} from \'./x\';\n\n<Operation id="a" />\n\n<Notice />\n\n<Frame.Inner />\n\n<div />\n';
    await expect(renderMdx(source, [remarkKnownElements])).resolves.toContain('<Notice />');
  });

  it.each([
    ['Text.\n\n<Operatoin id="a" />', /<Operatoin> is not a component that pages know\. Did you mean <Operation>\?/, 3],
    ['A <Zzzzzzzz /> inside.', /<Zzzzzzzz> is not a component that pages know\. Import it/, 1],
  ])('stops at %j with the line and the fix', async (source, message, line) => {
    await expect(renderMdx(source, [remarkKnownElements])).rejects.toThrow(message);
    await expect(renderMdx(source, [remarkKnownElements])).rejects.toMatchObject({line});
  });
});
