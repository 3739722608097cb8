import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {PrintedAddress} from '../../../components/PrintedAddress';
import {aliasOf} from '../../../content/aliasOf';

/** Marks what the search indexes: the article, without navigation; an alias is found by the page that it stands for. */
export default function DocItemContentWrapper(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const isAlias = aliasOf(frontMatter) !== undefined;
  return (
    <>
      <PrintedAddress permalink={metadata.permalink} />
      <div {...(isAlias ? {} : {'data-pagefind-body': ''})}>
        <Content {...props} />
      </div>
    </>
  );
}
