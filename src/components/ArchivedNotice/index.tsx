import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';

/** Says below the title of an archived page that nothing on it is in force. */
export function ArchivedNotice(): ReactNode {
  return (
    <Admonition
      type="warning"
      title={translate({
        id: 'site.archived.title',
        message: 'Archived',
        description: 'Title of the notice on an archived page',
      })}>
      <p>
        <Translate id="site.archived.text" description="Notice on an archived page">
          This page keeps its address and is not part of the documentation any more. It is a plan, a draft or an
          integration that was withdrawn: do not build on it, and do not quote it.
        </Translate>
      </p>
    </Admonition>
  );
}
