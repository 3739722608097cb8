import {defineConfig} from 'vitest/config';

/** Needs the built site, which the unit tests do not: `npm run test:mcp`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    // Each file packs the package in the same folder.
    fileParallelism: false,
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
