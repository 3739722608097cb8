import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {brand} from '../../../config/brand';
import {docs, otherDocs} from '../../../site/docs';
import {faster} from '../../../site/faster';
import {markdown} from '../../../site/markdown';
import {remarkPlugins} from '../../../src/reference/remarkPlugins';

/** What Docusaurus makes of the same pages by itself: its classic preset, without our plugins, theme and checks. */
const config: Config = {
  title: brand.name,
  url: brand.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true, experimental_faster: faster},
  markdown,
  presets: [
    [
      'classic',
      {
        docs: docs('en'),
        blog: {blogSidebarCount: 'ALL', beforeDefaultRemarkPlugins: remarkPlugins('en')},
        pages: false,
      } satisfies Options,
    ],
  ],
  plugins: otherDocs,
  themeConfig: {
    navbar: {title: brand.name, items: [{to: '/blog', label: 'Blog', position: 'left'}]},
    prism: {additionalLanguages: ['bash', 'php', 'java', 'csharp', 'ruby', 'swift', 'json']},
  } satisfies ThemeConfig,
};

export default config;
