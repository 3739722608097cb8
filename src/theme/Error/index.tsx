// Ejected from @docusaurus/core: the original is in English and has no style of the site.
import type {ComponentProps, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import {locales} from '../../../config/locales';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** What is left when the frame around the pages crashes, such as the navbar. It needs nothing that the frame provides. */
export default function ThemeError(props: ComponentProps<typeof ErrorPageContent>): ReactNode {
  return (
    <>
      <Head>
        <html lang={locales[usePageLocale()].htmlLang} />
        <title>{translate({id: 'site.crash.title', message: 'Page Error'})}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
