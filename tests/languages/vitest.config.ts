import {defineConfig} from 'vitest/config';

/** Adds a language to a copy of the site and builds it: `npm run test:languages`. */
export default defineConfig({
  test: {
    root: __dirname,
    include: ['**/*.spec.ts'],
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 180_000,
    hookTimeout: 900_000,
  },
});
