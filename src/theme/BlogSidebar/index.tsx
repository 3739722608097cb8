import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import BlogSidebar from '@theme-original/BlogSidebar';
import type {Props} from '@theme/BlogSidebar';
import {useByLanguage} from '../../bilingual/useByLanguage';
import './pages.css';

/** Lists the posts in the language of the page, under a title in it. */
export default function BlogSidebarWrapper({sidebar}: Props): ReactNode {
  const title = translate({id: 'site.blog.posts', message: 'Posts'});
  const {own: items} = useByLanguage(sidebar?.items ?? [], ({permalink}) => permalink);
  return <BlogSidebar sidebar={{title, items}} />;
}
