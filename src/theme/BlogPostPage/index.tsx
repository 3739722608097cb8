import {useMemo, type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import BlogPostPage from '@theme-original/BlogPostPage';
import type {Props} from '@theme/BlogPostPage';
import {languageRoutes} from '../../bilingual/languageRoutes';
import {localeOfPath} from '../../bilingual/localeOfPath';
import {neighbours} from './neighbours';

type Content = Props['content'];

const localeOf = (permalink: string): string => localeOfPath(permalink, siteConfig.baseUrl, languageRoutes);

/** Leads to the newer and the older post in the language of this one: to the blog plugin all posts are of one language. */
export default function BlogPostPageWrapper(props: Props): ReactNode {
  const {content: Original, sidebar} = props;
  const content = useMemo((): Content => {
    const {metadata} = Original;
    const beside = neighbours(sidebar.items, metadata.permalink, localeOf);
    const Post = (): ReactNode => <Original />;
    return Object.assign(Post, Original, {metadata: {...metadata, ...beside}}) as Content;
  }, [Original, sidebar]);
  return <BlogPostPage {...props} content={content} />;
}
