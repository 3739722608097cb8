import type {ComponentProps, ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** Names the page after what happened: the theme leaves it the title of the page that crashed. */
export default function ErrorPageContentWrapper(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'site.crash.title', message: 'Page Error'})} />
      <ErrorPageContent {...props} />
    </>
  );
}
