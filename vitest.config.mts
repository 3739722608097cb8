import path from 'node:path';
import {transform} from 'esbuild';
import {configDefaults, defineConfig, type Plugin} from 'vitest/config';

/** Docusaurus ships the components of its core with JSX in files that end in `.js`. */
const docusaurusJsx: Plugin = {
  name: 'docusaurus-jsx',
  enforce: 'pre',
  transform: (code, file) =>
    /@docusaurus\/core\/lib\/client\/.*\.js$/.test(file)
      ? transform(code, {loader: 'jsx', jsx: 'automatic', sourcefile: file})
      : undefined,
};

const tests = '{config,deploy,netlify,packages,site,src,scripts,tests}/**/*.test.{ts,tsx}';

/** Tests that replace a module, which no other test may see. */
const isolated = '**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  plugins: [docusaurusJsx],
  oxc: {jsx: {runtime: 'automatic'}},
  // Modules that a build of Docusaurus makes or renames.
  resolve: {
    alias: {
      '@generated': path.join(import.meta.dirname, 'tests/support/generated'),
      '@docusaurus/Interpolate': '@docusaurus/core/lib/client/exports/Interpolate.js',
    },
  },
  test: {
    globalSetup: './tests/support/temporaryFolder.ts',
    reporters: ['default', './tests/reporters/vitest.ts'],
    // What many tests import is loaded once, which halves the time.
    isolate: false,
    // The contract's tests lint a whole contract in each case.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {extends: true, test: {name: 'unit', include: [tests], exclude: [...configDefaults.exclude, isolated]}},
      {extends: true, test: {name: 'isolated', isolate: true, include: [isolated]}},
    ],
  },
});
