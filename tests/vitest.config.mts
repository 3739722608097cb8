import {defineConfig} from 'vitest/config';

/** Tests that need the built site, or programs beside Node: `vitest run --config tests/vitest.config.mts --dir tests/files`. */
export default defineConfig({
  test: {
    include: ['**/*.spec.ts'],
    reporters: ['default', './tests/reporters/vitest.ts'],
    // Vitest would leave one of two cores idle.
    maxWorkers: 2,
    testTimeout: 600_000,
    // Before its tests one compresses the whole site, others copy it: minutes on a busy machine.
    hookTimeout: 900_000,
  },
});
