import type {Options} from '@docusaurus/plugin-content-blog';
import {defaultLocale, localeCodes} from '../config/locales';
import {blogTexts, createFeedItems} from '../src/bilingual/build/feeds';
import {brand} from '../config/brand';
import {postLocale} from '../src/content/fieldsOfPage';
import remarkCopies from '../src/copies/remark';
import {remarkPlugins} from '../src/reference/remarkPlugins';

const texts = blogTexts(defaultLocale);

export const blog = {
  blogTitle: texts.title,
  blogDescription: texts.description,
  blogSidebarCount: 'ALL',
  postsPerPage: 'ALL',
  // By language, so that the posts before and after one are in its own.
  processBlogPosts: ({blogPosts}) => {
    const postsIn = (locale: string) => blogPosts.filter(({metadata}) => postLocale(metadata.frontMatter) === locale);
    return Promise.resolve(localeCodes.flatMap(postsIn));
  },
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: ({blogPath}) => `${brand.repositoryUrl}/edit/main/blog/${blogPath}`,
  // All feeds are written by this function, which gets the posts of all languages.
  feedOptions: {type: [], limit: false, createFeedItems},
  beforeDefaultRemarkPlugins: remarkPlugins(defaultLocale),
  remarkPlugins: [remarkCopies],
} satisfies Options;
