import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import {locales} from '../../../config/locales';
import {useByLanguage} from '../../bilingual/useByLanguage';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {Page} from './Page';
import {PostLines} from './PostLines';
import styles from './styles.module.css';

type Post = Props['archive']['blogPosts'][number];

/** Newest year first, and in each the newest post first, as the blog's list has them. */
function byYear(posts: readonly Post[]): [string, Post[]][] {
  const years = new Map<string, Post[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years].sort(([a], [b]) => b.localeCompare(a));
}

/** All posts by year, those in the language of the page first: `blogArchiveComponent` of `site/blog.ts`. */
export default function ArchivePage({archive}: Props): ReactNode {
  const {own, others} = useByLanguage(archive.blogPosts, ({metadata}) => metadata.permalink);
  const all = [{locale: usePageLocale(), items: own}, ...others];
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <Page back title={title} description={title}>
      {all.flatMap(({locale, items}) =>
        byYear(items).map(([year, posts]) => (
          <section key={`${locale} ${year}`} className={styles.other}>
            <Heading as="h2" lang={locales[locale].htmlLang}>
              {locales[locale].label}, {year}
            </Heading>
            <PostLines posts={posts} />
          </section>
        )),
      )}
    </Page>
  );
}
