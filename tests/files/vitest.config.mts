import {defineConfig} from 'vitest/config';

/** Reads the files of the built site, without a browser: `npm run test:files`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
