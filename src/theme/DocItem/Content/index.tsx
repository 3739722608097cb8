// Ejected from @docusaurus/theme-classic 3.9.1: the original has no place between the title and the text.
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {FoldedContents} from '../../../components/FoldedContents';
import {PrintedAddress} from '../../../components/PrintedAddress';
import {ArchivedNotice} from '../../../components/ArchivedNotice';
import {isArchived} from '../../../content/isArchived';
import '../../../css/docs/reference.css';
import '../../../css/docs/fields.css';
import '../../../css/docs/panel.css';

/** A page's title, what is on it, and its text. */
export default function DocItemContent({children}: Props): ReactNode {
  const {contentTitle, frontMatter, metadata, toc} = useDoc();
  const archived = isArchived(frontMatter);
  const hasTitle = contentTitle === undefined && frontMatter.hide_title !== true;
  return (
    <>
      <PrintedAddress permalink={metadata.permalink} />
      <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
        {hasTitle && (
          <header>
            <Heading as="h1">{metadata.title}</Heading>
          </header>
        )}
        {frontMatter.hide_table_of_contents !== true && toc.length > 0 && (
          <FoldedContents toc={toc} maxHeadingLevel={frontMatter.toc_max_heading_level} />
        )}
        {archived && <ArchivedNotice />}
        <MDXContent>{children}</MDXContent>
      </div>
    </>
  );
}
