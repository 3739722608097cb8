// Ejected from @docusaurus/theme-classic 3.9.1: the original skips from h1 to h3, mixes the languages, and its banner is a
// second landmark of that kind with too little contrast.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import siteConfig from '@generated/docusaurus.config';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {localeCodes, locales} from '../../../config/locales';
import {localeOfPath} from '../../bilingual/localeOfPath';
import {languageRoutes} from '../../bilingual/languageRoutes';
import {usePageLocale} from '../../bilingual/usePageLocale';
import {PostLine} from '../../components/PostLine';
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

/** All posts by year: those of the page's language, then those of the others. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const pageLocale = usePageLocale();
  const postsIn = (locale: string) =>
    archive.blogPosts.filter(
      ({metadata: {permalink}}) => localeOfPath(permalink, siteConfig.baseUrl, languageRoutes) === locale,
    );
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <>
      <PageMetadata title={title} description={title} />
      <Layout>
        <main className={`container margin-vert--lg ${styles.page}`}>
          <Heading as="h1">{title}</Heading>
          {[pageLocale, ...localeCodes.filter((locale) => locale !== pageLocale)].flatMap((locale) =>
            byYear(postsIn(locale)).map(([year, posts]) => (
              <section key={`${locale} ${year}`}>
                <Heading as="h2" lang={locales[locale].htmlLang}>
                  {locales[locale].label}, {year}
                </Heading>
                <ul className="clean-list">
                  {posts.map(({metadata}) => (
                    <PostLine key={metadata.permalink} {...metadata} />
                  ))}
                </ul>
              </section>
            )),
          )}
        </main>
      </Layout>
    </>
  );
}
