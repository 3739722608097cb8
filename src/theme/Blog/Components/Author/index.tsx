// Ejected from @docusaurus/theme-classic 3.9.1: the original keeps room for a picture. Ours are teams, named in the language of
// the page.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/Blog/Components/Author';
import Heading from '@theme/Heading';
import {usePageLocale} from '../../../../bilingual/usePageLocale';
import {authorIn} from '../../../../content/authorIn';
import styles from './styles.module.css';

function Count({count}: {count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const posts = translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count});
  return ` · ${selectMessage(count, posts)}`;
}

/** An author at the top of their page, or as an entry of the list of authors. */
export default function BlogAuthor({as = 'h2', author, count}: Props): ReactNode {
  const {name, title} = authorIn(author, usePageLocale());
  const href = author.page?.permalink;
  return (
    <div className={styles.author}>
      <Heading as={as}>{as === 'h1' || href === undefined ? name : <Link to={href}>{name}</Link>}</Heading>
      <p>
        {title}
        {count !== undefined && <Count count={count} />}
      </p>
    </div>
  );
}
