// Ejected from @docusaurus/core 3.9.1: the original is in English and has no style of the site.
import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme/ErrorPageContent';
import {locales} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** What is left when the frame around the pages crashes, such as the navbar. It needs nothing of the frame. */
export default function ThemeError(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <>
      {/* The attribute is gone with the frame, which sets it. */}
      <Head>
        <html lang={locales[usePageLocale()].htmlLang} />
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
