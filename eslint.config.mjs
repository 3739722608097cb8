import path from 'node:path';
import parser from '@typescript-eslint/parser';
import importPlugin from 'eslint-plugin-import-x';
import {defineConfig} from 'eslint/config';

const absolute = (folders) => folders.map((folder) => path.join(import.meta.dirname, folder));

/** Layers from the ground: a folder imports from itself and from the lines above its own, never from those below. */
const layers = [
  ['packages/docusaurus-lean', 'config'],
  ['src/content', 'src/bilingual'],
  ['src/reference', 'src/preferences'],
  ['src/search', 'src/copies', 'src/delivery'],
  ['src/components'],
  ['src/theme', 'src/pages'],
  ['site', 'packages/docs-mcp', 'packages/sandbox', 'packages/client'],
  ['scripts', 'tests'],
];

/** Code of the browser, and code of the build, which has files and processes. */
const browser = ['src/components', 'src/theme', 'src/pages', 'src/preferences', 'src/search/client'];
const build = [
  'src/bilingual/build',
  'src/copies/remark',
  'src/reference/publish',
  'src/reference/remark',
  'src/search/build',
];

const zones = [
  ...layers.slice(0, -1).map((layer, index) => ({
    target: absolute(layer),
    from: absolute(layers.slice(index + 1).flat()),
    message: `${layer.join(', ')} is a lower layer: what both need belongs there (eslint.config.mjs).`,
  })),
  {
    target: absolute(browser),
    from: absolute(build),
    message: 'This is code of the build, which does not run in a browser (eslint.config.mjs).',
  },
];

// What oxlint has no rule for; .oxlintrc.json has all others.
export default defineConfig([
  {
    ignores: [
      'build',
      'build-*',
      'packages/*/dist',
      '.docusaurus',
      'node_modules',
      'playwright-report',
      'test-results',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {parser},
    // Comments are for oxlint, which reads those of ESLint, too, and says which are not needed.
    linterOptions: {reportUnusedDisableDirectives: 'off'},
    plugins: {'import-x': importPlugin},
    settings: {
      'import-x/resolver-next': [importPlugin.createNodeResolver({extensions: ['.ts', '.tsx', '.mjs', '.js']})],
    },
    rules: {'import-x/no-restricted-paths': ['error', {zones}]},
  },
]);
