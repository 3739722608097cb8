import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import BlogAuthor from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import {usePageLocale} from '../../../../bilingual/usePageLocale';
import {authorIn} from '../../../../content/authorIn';
import './styles.css';

/** Names an author, who is a team, in the language of the page, and says in words how many posts they have. */
export default function BlogAuthorWrapper({author, count, ...props}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {name = '', title} = authorIn(author, usePageLocale());
  const posts = translate({id: 'theme.blog.post.plurals', message: 'One post|{count} posts'}, {count: count ?? 0});
  const facts = [title, ...(count === undefined ? [] : [selectMessage(count, posts)])].join(' · ');
  // The page of an author does not lead to itself.
  const page = props.as === 'h1' ? null : author.page;
  return <BlogAuthor {...props} author={{...author, name, title: facts, page}} />;
}
