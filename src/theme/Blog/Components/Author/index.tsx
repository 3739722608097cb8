import type {ReactNode} from 'react';
import BlogAuthor from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import {usePageLocale} from '../../../../bilingual/usePageLocale';
import {authorIn} from '../../../../content/fieldsOfPage';

/** Names an author, who is a team, in the language of the page. */
export default function BlogAuthorWrapper({author, ...props}: Props): ReactNode {
  const {name = '', title = ''} = authorIn(author, usePageLocale());
  return <BlogAuthor {...props} author={{...author, name, title}} />;
}
