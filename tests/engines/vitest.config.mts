import {defineConfig} from 'vitest/config';

/** The behaviours of the site in every engine that is installed: `npm run test:engines`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
