import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from '../config/announcement';
import {brand} from '../config/brand';
import {defaultLocale} from '../config/locales';
import {readAlgolia} from '../config/algolia';
import {navbar} from '../config/navbar';
import {htmlText} from '../src/content/htmlText';
import {sampleLanguages} from '../src/reference/samples/languages';
import {codeTheme} from './codeTheme';

const algolia = readAlgolia(process.env);

/** Those that Docusaurus does not have from the start. */
const grammars = sampleLanguages
  .map(({grammar}): string => grammar)
  .filter((grammar) => !['javascript', 'python', 'go'].includes(grammar));

export const themeConfig = {
  // Facets by docs instance and language: https://docusaurus.io/docs/search#contextual-search
  ...(algolia === undefined ? {} : {algolia: {...algolia, contextualSearch: true, searchPagePath: 'search'}}),
  image: 'img/social-card.png',
  metadata: [
    {
      name: 'keywords',
      content: 'identity verification API, KYC, KYB, biometrics, liveness, background checks, Latin America',
    },
  ],
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
  // src/theme/AnnouncementBar shows the text in the language of the page, src/delivery/boot until its last day.
  ...(announcement === undefined
    ? {}
    : {announcementBar: {id: announcement.id, content: announcement.text[defaultLocale], isCloseable: true}}),
  docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  // Docusaurus prints this text as HTML.
  footer: {style: 'light', copyright: htmlText(`© ${brand.copyrightYear} ${brand.name}`)},
  prism: {
    theme: codeTheme,
    darkTheme: codeTheme,
    additionalLanguages: [...grammars, 'json'],
  },
} satisfies ThemeConfig;
