import {defineConfig} from 'vitest/config';

/** Tests that need the built site, or programs beside Node: `vitest run --config tests/vitest.config.mts --dir tests/files`. */
export default defineConfig({
  test: {
    include: ['**/*.spec.ts'],
    reporters: ['default', './tests/reporters/vitest.ts'],
    testTimeout: 600_000,
    // nginx gets the whole site compressed ahead, which takes minutes on a busy machine.
    hookTimeout: 400_000,
  },
});
