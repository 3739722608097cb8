import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropBlogPostMetadata} from '@docusaurus/plugin-content-blog';
import {usePluralForm} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {usePageLocale} from '../../../bilingual/usePageLocale';
import {authorIn} from '../../../content/authorIn';

interface Facts extends Pick<PropBlogPostMetadata, 'date' | 'readingTime' | 'authors'> {
  /** What follows the authors. */
  children?: ReactNode;
}

/** When a post was written, how long it takes to read, and by whom it is, in one line. */
export function PostFacts({date, readingTime, authors, children}: Facts): ReactNode {
  const locale = usePageLocale();
  const dates = useDateTimeFormat({day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
  const {selectMessage} = usePluralForm();
  const minutes = Math.ceil(readingTime ?? 0);
  const reading = translate(
    {id: 'theme.blog.post.readingTime.plurals', message: 'One min read|{readingTime} min read'},
    {readingTime: minutes},
  );
  return (
    <p>
      <time dateTime={date}>{dates.format(new Date(date))}</time>
      {minutes > 0 && ` · ${selectMessage(minutes, reading)}`}
      {authors.map((author, index) => {
        const {name} = authorIn(author, locale);
        return (
          <Fragment key={author.key}>
            {index === 0 ? ' · ' : ', '}
            {author.page ? <Link to={author.page.permalink}>{name}</Link> : name}
          </Fragment>
        );
      })}
      {children}
    </p>
  );
}
