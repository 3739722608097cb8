import type {ReactNode} from 'react';
import Author from '@theme-original/Blog/Components/Author';
import type {Props} from '@theme/Blog/Components/Author';
import {usePageLocale} from '../../../../bilingual/usePageLocale';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Names the team in the language of the page: blog/authors.yml has `name_es` and the like beside `name`. */
export default function AuthorWrapper({author, ...props}: Props): ReactNode {
  const locale = usePageLocale();
  const name = text(author[`name_${locale}`]) ?? author.name;
  const title = text(author[`title_${locale}`]) ?? author.title;
  return (
    <Author
      {...props}
      author={{...author, ...(name === undefined ? {} : {name}), ...(title === undefined ? {} : {title})}}
    />
  );
}
