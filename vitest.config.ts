import {defineConfig} from 'vitest/config';

export default defineConfig({
  esbuild: {jsx: 'automatic'},
  test: {
    include: ['{config,netlify,packages,site,src,scripts,tests}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/support/temporaryFolder.ts',
    reporters: ['default', './tests/reporters/vitest.ts'],
    // The contract's tests lint a whole contract in each case.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
