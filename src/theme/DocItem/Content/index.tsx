import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {aliasOf} from '../../../locale/aliasOf';

/** Marks what the search indexes: the article, without navigation; an alias is found by the page that it stands for. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const isAlias = aliasOf(useDoc().frontMatter) !== undefined;
  return (
    <div {...(isAlias ? {} : {'data-pagefind-body': ''})}>
      <Content {...props} />
    </div>
  );
}
