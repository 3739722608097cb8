import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {blog} from './config/blog';
import {brand} from './config/brand';
import {docs, otherDocs} from './config/docs';
import {faster} from './config/faster';
import {defaultLocale} from './config/locales';
import {markdown} from './config/markdown';
import {pages} from './config/pages';
import {pageTemplate} from './config/pageTemplate';
import {readSiteAddress} from './config/site';
import {sitemap} from './config/sitemap';
import {themeConfig} from './config/theme';

const config: Config = {
  title: brand.name,
  tagline: 'Everything you need to verify and authenticate your users faster and easier',
  favicon: 'img/favicon.svg',
  ...readSiteAddress(process.env, brand.siteUrl),
  trailingSlash: false,
  // src/plugins/boot has one for every page.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, experimental_faster: faster},
  i18n: {defaultLocale, locales: [defaultLocale]},
  markdown,
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
            './src/css/article.css',
            './src/css/reference.css',
            './src/css/print.css',
          ],
        },
        sitemap,
      } satisfies Options,
    ],
  ],
  plugins: [
    ...otherDocs,
    './src/plugins/build-cache/index.ts',
    './src/plugins/contract/index.ts',
    './src/plugins/content-checks/index.ts',
    './src/plugins/languages/index.ts',
    './src/plugins/boot/index.ts',
    './src/plugins/icons/index.ts',
    './src/plugins/structured-data/index.ts',
    './src/plugins/search/index.ts',
    './src/plugins/headers/index.ts',
    './src/plugins/redirects/index.ts',
    './src/plugins/navigation/index.ts',
    './src/plugins/route-sections/index.ts',
    './src/plugins/highlighting/index.ts',
    './src/plugins/lean-client/index.ts',
    './src/plugins/style-sheets/index.ts',
    './src/plugins/used-styles/index.ts',
    './src/plugins/robots/index.ts',
    './src/plugins/markdown-copies/index.ts',
  ],
  themeConfig: themeConfig satisfies ThemeConfig,
};

export default config;
