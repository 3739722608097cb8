import type {ReactNode} from 'react';
import BlogPostItems from '@theme-original/BlogPostItems';
import type {Props} from '@theme/BlogPostItems';
import {useByLanguage} from '../../bilingual/useByLanguage';
import {InLanguage} from '../../components/Blog/InLanguage';
import {PostLines} from '../../components/Blog/PostLines';

/** Posts in the language of the page, then for each other language the titles of its posts. */
export default function BlogPostItemsWrapper({items, ...props}: Props): ReactNode {
  const {own, others} = useByLanguage(items, ({content}) => content.metadata.permalink);
  return (
    <>
      <BlogPostItems {...props} items={own} />
      {others.map(({locale, items: posts}) => (
        <InLanguage key={locale} locale={locale}>
          <PostLines posts={posts.map(({content}) => content)} />
        </InLanguage>
      ))}
    </>
  );
}
