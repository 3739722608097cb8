import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog} from './site/blog';
import {announcement} from './config/announcement';
import {brand} from './config/brand';
import {docs, otherDocs} from './site/docs';
import {lean} from './site/lean';
import {defaultLocale} from './config/locales';
import {markdown, onBroken} from './site/markdown';
import {pages} from './site/pages';
import copiesPlugin from './src/copies';
import contractPlugin from './src/reference/publish';
import {headTags} from './site/headTags';
import {clientRedirects, readRedirects} from './src/delivery/redirects';
import {sitemap} from './site/sitemap';
import {ssrTemplate} from './site/ssrTemplate';
import {themeConfig} from './site/theme';
import {settings} from './config/settings';

const hasAlgolia = settings.ALGOLIA_APP_ID !== undefined;
const {siteUrl: url} = brand;
const baseUrl = settings.BASE_URL;

const config: Config = {
  title: brand.name,
  tagline: 'Everything you need to verify and authenticate your users faster and easier',
  favicon: 'img/favicon.svg',
  url,
  baseUrl,
  trailingSlash: false,
  headTags: headTags(url, baseUrl),
  ssrTemplate,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  onDuplicateRoutes: 'throw',
  // One by one: a minor version adds flags to `v4: true`, and each would be accepted unseen.
  future: {
    v4: {removeLegacyPostBuildHeadAttribute: true, useCssCascadeLayers: true},
    experimental_faster: true,
  },
  // To Docusaurus the site has one language, and no translations: the texts in i18n/<language>/ are read by src/bilingual.
  i18n: {defaultLocale, locales: [defaultLocale], path: 'i18n/docusaurus'},
  markdown,
  customFields: {assistants: brand.assistants, announcement},
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
            './src/css/controls.css',
            './src/css/frame.css',
            './src/css/navbar.css',
            './src/css/sidebar.css',
            './src/css/chevron.css',
            './src/css/article.css',
            './src/css/tables.css',
            './src/css/tiles.css',
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
    './src/delivery/buildCache.ts',
    // Imported, so that they read the contract together with the pages; what Docusaurus loads by its name has modules of its own.
    contractPlugin,
    ['./src/bilingual/build/index.ts', {hasAlgolia}],
    ...(hasAlgolia ? [] : ['./src/search/build/index.ts']),
    './src/delivery/hostFiles.ts',
    ['@docusaurus/plugin-client-redirects', {redirects: clientRedirects(readRedirects(__dirname), `${url}${baseUrl}`)}],
    copiesPlugin,
    // Without this line the site works, and loads more.
    ['./packages/docusaurus-lean/src/index.ts', lean],
  ],
  themeConfig: themeConfig satisfies ThemeConfig,
};

export default config;
