import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContainer from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import {locales} from '../../../../config/locales';
import {PageLanguage} from '../../../bilingual/PageLanguage';
import {PartLocale, usePageLocale} from '../../../bilingual/usePageLocale';
import {FoldedContents} from '../../../components/FoldedContents';
import {PageMenu} from '../../../components/PageMenu';
import {postLocale} from '../../../content/fieldsOfPage';

/** What the page of a post has above it, as those of the docs; a list says which posts are in another language, in that one. */
export default function BlogPostItemContainerWrapper({children, ...props}: Props): ReactNode {
  const {isBlogPostPage, metadata, toc} = useBlogPost();
  const locale = postLocale(metadata.frontMatter);
  const {htmlLang, label} = locales[locale];
  const isForeign = locale !== usePageLocale();
  const post = (
    // The margin of a list is ours: Infima's is important within its layer, which nothing outside of it can change.
    <BlogPostItemContainer {...props} className={props.className?.replace('margin-bottom--xl', '')}>
      {isBlogPostPage && <PageMenu className="post-menu" />}
      {isBlogPostPage && toc.length > 0 && <FoldedContents toc={toc} />}
      {isForeign && <small>{label}</small>}
      {children}
    </BlogPostItemContainer>
  );
  if (!isForeign) {
    return post;
  }
  return (
    <PartLocale value={locale}>
      <PageLanguage>
        <div lang={htmlLang}>{post}</div>
      </PageLanguage>
    </PartLocale>
  );
}
