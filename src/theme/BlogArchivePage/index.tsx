// Ejected from @docusaurus/theme-classic 3.9.1: the original skips from h1 to h3, and its banner is a second landmark of
// that kind with too little contrast.
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
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

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  return (
    <>
      <PageMetadata title={title} description={title} />
      <Layout>
        <main className={`container margin-vert--lg ${styles.page}`}>
          <Heading as="h1">{title}</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul className="clean-list">
                {posts.map(({metadata}) => (
                  <PostLine key={metadata.permalink} {...metadata} />
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
