// Ejected from @docusaurus/theme-classic 3.9.1: the original mixes the languages of the posts.
import type {ReactNode} from 'react';
import {BlogPostProvider} from '@docusaurus/plugin-content-blog/client';
import BlogPostItem from '@theme/BlogPostItem';
import type {Props} from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import {localeCodes, locales} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {PostLine} from '../../components/PostLine';
import {postLocale} from '../../content/postLocale';
import styles from './styles.module.css';

/** Posts in the language of the page, then for each other language the titles of its posts. */
export default function BlogPostItems({items, component: Item = BlogPostItem}: Props): ReactNode {
  const pageLocale = usePageLocale();
  const postsIn = (locale: string) => items.filter(({content}) => postLocale(content.frontMatter) === locale);
  return (
    <>
      {postsIn(pageLocale).map(({content: Content}) => (
        <BlogPostProvider key={Content.metadata.permalink} content={Content}>
          <Item>
            <Content />
          </Item>
        </BlogPostProvider>
      ))}
      {localeCodes
        .filter((locale) => locale !== pageLocale && postsIn(locale).length > 0)
        .map((locale) => (
          <section key={locale} className={styles.others} lang={locales[locale].htmlLang}>
            <Heading as="h2">{locales[locale].label}</Heading>
            <ul className="clean-list">
              {postsIn(locale).map(({content: {metadata}}) => (
                <PostLine key={metadata.permalink} {...metadata} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
