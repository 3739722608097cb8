import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {renderFixture} from '../renderFixture';
import remarkWideTables from '.';

describe('remarkWideTables', () => {
  it('wraps a table of four columns, and leaves one of three', async () => {
    await expect(await renderFixture(__dirname, 'tables', remarkWideTables)).toMatchFileSnapshot(
      path.join(__dirname, 'fixtures', 'tables', 'output.md'),
    );
  });
});
