import parser from '@typescript-eslint/parser';
import importPlugin from 'eslint-plugin-import-x';
import {defineConfig} from 'eslint/config';
import {borders} from './eslint.rooms.mjs';

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
    rules: {'import-x/no-restricted-paths': ['error', {zones: borders}]},
  },
  {
    // Languages are data: what differs between them is in config/locales.ts, in i18n/ and in the pages.
    files: ['src/**/*.{ts,tsx}', 'site/**/*.ts', 'packages/**/*.ts', 'scripts/**/*.ts'],
    ignores: ['src/bilingual/**', '**/*.test.{ts,tsx}', '**/fixtures/**', 'scripts/bench/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...['BinaryExpression > Literal[value=/^(?:en|es)$/]', 'MemberExpression[property.name=/^(?:en|es)$/]'].map(
          (selector) => ({
            selector,
            message:
              'No code knows a language by its name. Loop over localeCodes, or ask defaultLocale, localized() or localeSettings() of config/locales.ts.',
          }),
        ),
      ],
    },
  },
]);
