import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Admonition from '@theme/Admonition';
import {landmarks} from '../../../config/landmarks';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** Says below the title of an archived page that nothing on it is in force, and leads to what is. */
export function ArchivedNotice(): ReactNode {
  const archive = landmarks.archive[usePageLocale()];
  return (
    <Admonition
      type="note"
      title={translate({
        id: 'site.archived.title',
        message: 'Archived',
        description: 'Title of the notice on an archived page',
      })}>
      <p>
        <Translate id="site.archived.text" description="Notice on an archived page">
          This page keeps its address, but it is not part of the documentation: do not build on it, and do not quote it.
        </Translate>{' '}
        <Link to={archive}>
          <Translate id="site.archived.link" description="Link in the notice on an archived page">
            What to use instead
          </Translate>
        </Link>
      </p>
    </Admonition>
  );
}
