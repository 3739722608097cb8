import type {ReactNode} from 'react';
import Author from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import {usePageLocale} from '../../../../bilingual/usePageLocale';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Names the team in the language of the page: blog/authors.yml has `name_es` and `title_es` beside `name` and `title`. */
export default function AuthorWrapper({author, ...props}: Props): ReactNode {
  const isSpanish = usePageLocale() === 'es';
  const name = (isSpanish ? text(author.name_es) : undefined) ?? author.name;
  const title = (isSpanish ? text(author.title_es) : undefined) ?? author.title;
  return (
    <Author
      {...props}
      author={{...author, ...(name === undefined ? {} : {name}), ...(title === undefined ? {} : {title})}}
    />
  );
}
