import {expect, it} from 'vitest';
import {renderMdx} from '../renderFixture';
import remarkPageImports from '.';

it('imports a component once into a page that has it', async () => {
  const page = await renderMdx('<Flow />\n\n- <Flow />\n', [remarkPageImports]);
  expect(page.match(/import \{Flow\} from '@site\/src\/components\/Flow';/g)).toHaveLength(1);
});

it('leaves other pages as they are', async () => {
  expect(await renderMdx('<Operation id="a" />\n', [remarkPageImports])).toBe('<Operation id="a" />\n');
});
