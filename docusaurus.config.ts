import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog} from './site/blog';
import {brand} from './config/brand';
import {docs, otherDocs} from './site/docs';
import {faster} from './site/faster';
import {lean} from './site/lean';
import {defaultLocale} from './config/locales';
import {markdown} from './site/markdown';
import {pages} from './site/pages';
import {pageTemplate} from './site/pageTemplate';
import checksPlugin from './src/checks/plugin';
import copiesPlugin from './src/copies';
import contractPlugin from './src/reference/publish';
import {readSiteAddress} from './src/build/siteAddress';
import {sitemap} from './site/sitemap';
import {themeConfig} from './site/theme';
import {readAlgolia} from './config/algolia';

const hasAlgolia = readAlgolia(process.env) !== undefined;

const config: Config = {
  title: brand.name,
  tagline: 'Everything you need to verify and authenticate your users faster and easier',
  favicon: 'img/favicon.svg',
  ...readSiteAddress(process.env, brand.siteUrl),
  trailingSlash: false,
  // src/delivery/boot has one for every page.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  // One by one: a minor version adds flags to `v4: true`, and each would be accepted unseen.
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: faster,
  },
  // To Docusaurus the site has one language, and no translations: the texts in i18n/<language>/ are read by src/bilingual.
  i18n: {defaultLocale, locales: [defaultLocale], path: 'i18n/docusaurus'},
  markdown,
  customFields: {assistants: brand.assistants},
  clientModules: ['./src/delivery/client/index.ts'],
  presets: [
    [
      'classic',
      {
        docs: docs(defaultLocale),
        blog,
        pages,
        theme: {
          customCss: [
            './src/css/fonts.css',
            './src/css/tokens.css',
            './src/css/theme.css',
            './src/css/frame.css',
            './src/css/navbar.css',
            './src/css/sidebar.css',
            './src/css/chevron.css',
            './src/css/article.css',
            './src/css/code.css',
            './src/css/methods.css',
            './src/css/answers.css',
            './src/css/motif.css',
            './src/css/print.css',
          ],
        },
        sitemap,
      } satisfies Options,
    ],
  ],
  plugins: [
    ...otherDocs,
    './src/delivery/build-cache/index.ts',
    // Imported, so that they read the contract together with the pages; what Docusaurus loads by its name has modules of its own.
    contractPlugin,
    checksPlugin,
    ['./src/bilingual/build/index.ts', {hasAlgolia}],
    './src/delivery/boot/index.ts',
    './src/delivery/icons/index.ts',
    './src/delivery/structured-data/index.ts',
    ...(hasAlgolia ? [] : ['./src/search/build/index.ts']),
    ['./src/delivery/headers/index.ts', {hasAlgolia}],
    './src/delivery/redirects/index.ts',
    './src/delivery/robots/index.ts',
    copiesPlugin,
    // Without this line the site works, and loads more.
    ['./packages/docusaurus-lean/src/index.ts', lean],
  ],
  themeConfig: themeConfig satisfies ThemeConfig,
};

export default config;
