// Ejected from @docusaurus/theme-classic: the original skips a level of headings, and has no place to say in which language
// a title is.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import {locales} from '../../../config/locales';
import {localeOf} from '../../bilingual/localeOf';

const yearOf = (date: string): string => date.slice(0, 4);

export default function BlogArchivePage({archive: {blogPosts}}: Props): ReactNode {
  const title = translate({id: 'theme.blog.archive.title', message: 'Archive'});
  const days = useDateTimeFormat({day: 'numeric', month: 'long', timeZone: 'UTC'});
  // The blog has them by language.
  const posts = blogPosts.map(({metadata}) => metadata).sort((a, b) => b.date.localeCompare(a.date));
  const years = new Set(posts.map(({date}) => yearOf(date)));
  return (
    <HtmlClassNameProvider className={ThemeClassNames.wrapper.blogPages}>
      <PageMetadata title={`Blog: ${title}`} description={`Blog: ${title}`} />
      <BlogLayout>
        <Heading as="h1" className="margin-bottom--lg">
          {title}
        </Heading>
        {[...years].map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts
                .filter(({date}) => yearOf(date) === year)
                .map((post) => (
                  <li key={post.permalink}>
                    <time dateTime={post.date}>{days.format(new Date(post.date))}</time>{' '}
                    <Link to={post.permalink} lang={locales[localeOf(post.permalink)].htmlLang}>
                      {post.title}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
