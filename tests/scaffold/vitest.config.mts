import {defineConfig} from 'vitest/config';

/** Makes new pages in a copy of the site and builds it, which takes a while: `npm run test:new`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 120_000,
    hookTimeout: 900_000,
  },
});
