import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {FoldedContents} from '../../../components/FoldedContents';
import {ArchivedNotice} from '../../../components/ArchivedNotice';
import {isArchived} from '../../../content/fieldsOfPage';
import '../../../css/docs/reference.css';
import '../../../css/docs/stacked.css';
import '../../../css/docs/fields.css';
import '../../../css/docs/panel.css';

/** Puts between the title of a page and its text what is on it, and whether it is archived. */
export default function DocItemContentWrapper({children}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  return (
    <DocItemContent>
      {frontMatter.hide_table_of_contents !== true && toc.length > 0 && (
        <FoldedContents toc={toc} maxHeadingLevel={frontMatter.toc_max_heading_level} />
      )}
      {isArchived(frontMatter) && <ArchivedNotice />}
      {children}
    </DocItemContent>
  );
}
