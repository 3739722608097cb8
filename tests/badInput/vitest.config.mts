import {defineConfig} from 'vitest/config';

/** Builds the site with mistakes in it, which takes a while: `npm run test:bad-input`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 600_000,
    hookTimeout: 500_000,
  },
});
