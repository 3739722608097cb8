import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import BlogSidebar from '@theme-original/BlogSidebar';
import type {Props} from '@theme/BlogSidebar';
import {languageRoutes} from '../../bilingual/languageRoutes';
import {localeOfPath} from '../../bilingual/localeOfPath';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** Lists the posts in the language of the page, under a title in it. */
export default function BlogSidebarWrapper({sidebar}: Props): ReactNode {
  const locale = usePageLocale();
  const title = translate({id: 'site.blog.posts', message: 'Posts'});
  const items = sidebar?.items.filter(
    ({permalink}) => localeOfPath(permalink, siteConfig.baseUrl, languageRoutes) === locale,
  );
  return <BlogSidebar {...(items === undefined ? {} : {sidebar: {title, items}})} />;
}
