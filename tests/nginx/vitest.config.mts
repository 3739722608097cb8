import {defineConfig} from 'vitest/config';

/** Needs the built site and nginx, which the unit tests do not: `npm run test:nginx`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.spec.ts'],
    reporters: ['default', '../reporters/vitest.ts'],
    testTimeout: 60_000,
    // The whole site is compressed ahead, which takes minutes on a busy machine.
    hookTimeout: 400_000,
  },
});
