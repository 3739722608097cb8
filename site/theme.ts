import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from '../config/announcement';
import {brand} from '../config/brand';
import {defaultLocale} from '../config/locales';
import {settings} from '../config/settings';
import {navbar} from '../config/navbar';
import {sampleLanguages} from '../src/reference/samples/languages';
import {codeTheme} from './codeTheme';

const {ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName} = settings;

/** Those that Docusaurus does not have from the start. */
const grammars = sampleLanguages
  .map(({grammar}): string => grammar)
  .filter((grammar) => !['javascript', 'python', 'go', 'swift'].includes(grammar));

export const themeConfig = {
  // Facets by docs instance and language: https://docusaurus.io/docs/search#contextual-search
  ...(appId === undefined || apiKey === undefined || indexName === undefined
    ? {}
    : {algolia: {appId, apiKey, indexName, contextualSearch: true, searchPagePath: 'search'}}),
  image: 'img/social-card.png',
  metadata: [
    {
      name: 'keywords',
      content: 'identity verification API, KYC, KYB, biometrics, liveness, background checks, Latin America',
    },
    // Of the pages that have none of their own: tags and authors of the blog.
    {name: 'description', content: 'Identity verification, biometrics and privacy, from the teams that build them.'},
    // Phones would make links of the numbers of documents.
    {name: 'format-detection', content: 'telephone=no'},
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  // src/theme/AnnouncementBar shows the text in the language of the page.
  ...(announcement === undefined
    ? {}
    : {announcementBar: {id: announcement.id, content: announcement.text[defaultLocale], isCloseable: true}}),
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  // Docusaurus prints this text as HTML.
  footer: {
    style: 'light',
    copyright: `© ${brand.copyrightYear} ${brand.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}`,
  },
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: grammars,
  },
} satisfies ThemeConfig;
