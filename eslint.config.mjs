import prettier from 'eslint-config-prettier';
import importPlugin from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {borders} from './eslint.rooms.mjs';

const code = ['**/*.{ts,tsx}'];

export default tseslint.config(
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
  ...tseslint.configs.strictTypeChecked.map((config) => ({...config, files: code})),
  {
    files: code,
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    plugins: {'import-x': importPlugin},
    settings: {
      'import-x/resolver-next': [importPlugin.createNodeResolver({extensions: ['.ts', '.tsx', '.mjs', '.js']})],
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowAny: false}],
      'import-x/no-restricted-paths': ['error', {zones: borders}],
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // Only what a browser renders has hooks: the rules compile each file, which takes long.
    files: ['src/**/*.tsx', 'src/**/use*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
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
  {
    // Redocly types the nodes and the context of a visitor as `any`, and its functions as methods.
    files: ['src/reference/contract/rules/*.ts'],
    rules: {'@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off'},
  },
  prettier,
);
