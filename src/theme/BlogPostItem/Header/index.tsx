import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeader from '@theme-original/BlogPostItem/Header';
import {BlogLink} from '../../../components/Blog/BlogLink';
import {CounterpartLink, LanguageLink} from '../../../components/CounterpartLink';
import {FoldedContents} from '../../../components/FoldedContents';
import {PageMenu} from '../../../components/PageMenu';
import {localeOf} from '../../../bilingual/languageRoutes';
import styles from './styles.module.css';

/**
 * Leads from a post in a list to the same post in another language, which its front matter names: the browser has the
 * counterparts of the pages of its section only, and a list may be in another section.
 */
function OtherLanguage(): ReactNode {
  const {permalink, frontMatter} = useBlogPost().metadata;
  if (typeof frontMatter.counterpart !== 'string') {
    return null;
  }
  const href = `${permalink.slice(0, permalink.lastIndexOf('/'))}/${frontMatter.counterpart}`;
  return (
    <span>
      <LanguageLink locale={localeOf(href)} href={href} />
    </span>
  );
}

/** Above the title of a post, as in the docs, the ways to the blog, to the other languages and to copies; below, its parts on phones. */
export default function BlogPostItemHeaderWrapper(): ReactNode {
  const {isBlogPostPage, toc} = useBlogPost();
  return (
    <>
      {isBlogPostPage && (
        <div className={styles.top}>
          <BlogLink />
          <CounterpartLink />
          <PageMenu />
        </div>
      )}
      <div className={styles.header}>
        <BlogPostItemHeader />
        {!isBlogPostPage && <OtherLanguage />}
      </div>
      {isBlogPostPage && toc.length > 0 && <FoldedContents toc={toc} />}
    </>
  );
}
