import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {LanguageMetadata} from '../../components/LanguageMetadata';
import {PageFrame} from '../../components/PageFrame';
import {ScriptFailure} from '../../components/ScriptFailure';
import {Spinner} from '../../components/Spinner';
import {PageLanguage} from '../../bilingual/PageLanguage';
import {PreferredTheme} from '../../preferences/PreferredTheme';
import codeFontUrl from '../../css/fonts/geist-mono.woff2';
import fontUrl from '../../css/fonts/inter.woff2';
import './icons.css';

/** The language of the page has to be said below Docusaurus' own site metadata, where the later statement wins. */
export default function LayoutWrapper({children, ...props}: Props): ReactNode {
  return (
    <PageLanguage>
      <Layout {...props}>
        <LanguageMetadata />
        {/* Fetched with the page instead of after its style sheet, so that text does not change under the reader */}
        <Head>
          <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="preload" href={codeFontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        </Head>
        <PreferredTheme />
        <ScriptFailure />
        <PageFrame value>{children}</PageFrame>
        <Spinner isOver />
      </Layout>
    </PageLanguage>
  );
}
