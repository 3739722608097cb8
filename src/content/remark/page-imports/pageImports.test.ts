import {expect, it} from 'vitest';
import {renderMdx} from '../renderFixture';
import remarkPageImports from '.';

it('imports a component once into a page that has it', async () => {
  expect(await renderMdx('<Flow />\n\n- <Flow />\n', [remarkPageImports])).toMatch(
    /^<Flow.+\n\nimport \{Flow\} from '@site\/src\/components\/Flow';\n$/s,
  );
});
