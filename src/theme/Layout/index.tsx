import type {ReactNode} from 'react';
import codeFontUrl from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import fontUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {LanguageMetadata} from '../../components/LanguageMetadata';
import {PageFrame} from '../../components/PageFrame';
import {ScriptFailure} from '../../components/ScriptFailure';
import {Spinner} from '../../components/Spinner';
import {PageLanguage} from '../../bilingual/PageLanguage';
import {PreferredTheme} from '../../preferences/PreferredTheme';
import './icons.css';

/**
 * Fonts are fetched before the style sheet asks for them, so that text does not change under the reader. The links are at the end of
 * the page: from its head they delay the first paint by 0.5 s on a slow line. They are text, because React would move them there.
 */
const fonts = [fontUrl, codeFontUrl]
  .map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="anonymous">`)
  .join('');

/** The language of the page has to be said below Docusaurus' own site metadata, where the later statement wins. */
export default function LayoutWrapper({children, ...props}: Props): ReactNode {
  return (
    <PageLanguage>
      <Layout {...props}>
        <LanguageMetadata />
        <PreferredTheme />
        <ScriptFailure />
        <PageFrame value>{children}</PageFrame>
        <Spinner isOver />
        <div hidden dangerouslySetInnerHTML={{__html: fonts}} />
      </Layout>
    </PageLanguage>
  );
}
