import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import importPlugin from 'eslint-plugin-import';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {borders} from './eslint.rooms.mjs';

const code = ['**/*.{ts,tsx}'];

/** Docusaurus' heading ids (`## Title {#id}`) are no MDX: the parser sees blanks of the same length in their place. */
const mdxParser = {
  ...mdx.flat.languageOptions.parser,
  parseForESLint: (text, options) =>
    mdx.flat.languageOptions.parser.parseForESLint(
      text.replace(/\{#[\w-]+\}$/gm, (id) => ' '.repeat(id.length)),
      options,
    ),
};

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
    plugins: {'@docusaurus': docusaurus, import: importPlugin, 'react-hooks': reactHooks},
    settings: {
      'import/resolver': {node: {extensions: ['.ts', '.tsx', '.mjs', '.js']}},
      'import/parsers': {'@typescript-eslint/parser': ['.ts', '.tsx']},
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...docusaurus.configs.all.rules,
      // Our own <a> are the ones Docusaurus' <Link> must not take over: a hash on the page, another site.
      '@docusaurus/no-html-links': 'off',
      // Pages of src/pages are English; what both languages share goes through translate().
      '@docusaurus/no-untranslated-text': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true, allowAny: false}],
      'import/no-restricted-paths': ['error', {zones: borders}],
      // What packages import is theirs, and some cannot be read by the plugin.
      'import/no-cycle': ['error', {ignoreExternal: true}],
      'no-console': 'off',
      eqeqeq: 'error',
    },
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
  {files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.strict},
  {
    ...mdx.flat,
    files: ['docs/**/*.mdx', 'docs-es/**/*.mdx', 'blog/**/*.mdx', 'src/pages/**/*.mdx'],
    languageOptions: {...mdx.flat.languageOptions, parser: mdxParser},
    rules: {
      // There is no remark-lint here, and its own parser does not know heading ids.
      'mdx/remark': 'off',
      // `{brand.name}` stands alone in prose.
      'no-unused-expressions': 'off',
    },
  },
  {
    // Redocly types the nodes and the context of a visitor as `any`, and its functions as methods.
    files: ['src/reference/contract/rules/*.ts'],
    rules: {'@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off'},
  },
  prettier,
);
