import type {Options} from '@docusaurus/plugin-content-blog';
import {createFeedItems} from '../src/bilingual/blog/feeds';
import {brand} from '../config/brand';
import {remarkPlugins} from './markdown';

export const blog = {
  blogTitle: `${brand.name} blog`,
  blogDescription: 'Identity verification, biometrics and privacy, from the teams that build them.',
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  sortPosts: 'descending',
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({blogPath}) => `${brand.repositoryUrl}/edit/main/blog/${blogPath}`,
  feedOptions: {
    type: 'all',
    language: 'en',
    createFeedItems,
    title: `${brand.name} blog`,
    copyright: `© ${brand.copyrightYear} ${brand.name}`,
  },
  beforeDefaultRemarkPlugins: remarkPlugins('en'),
} satisfies Options;
