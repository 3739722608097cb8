import type {ReactNode} from 'react';
import BlogPostPaginator from '@theme-original/BlogPostPaginator';
import type {Props} from '@theme/BlogPostPaginator';
import {localeOf} from '../../bilingual/languageRoutes';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** Leads to posts in the language of this one: beside the first and the last of a language stands one of another. */
export default function BlogPostPaginatorWrapper({prevItem, nextItem}: Props): ReactNode {
  const pageLocale = usePageLocale();
  const isOwn = (item: Props['nextItem']): boolean => item !== undefined && localeOf(item.permalink) === pageLocale;
  const items = {...(isOwn(prevItem) && {prevItem}), ...(isOwn(nextItem) && {nextItem})};
  return Object.keys(items).length === 0 ? null : <BlogPostPaginator {...items} />;
}
