import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {LanguageMetadata} from '../../components/LanguageMetadata';
import {PageFrame} from '../../components/PageFrame';
import {ScriptFailure} from '../../components/ScriptFailure';
import {Spinner} from '../../components/Spinner';
import {PageLanguage} from '../../bilingual/PageLanguage';
import {PreferredTheme} from '../../preferences/PreferredTheme';
import './icons.css';

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
      </Layout>
    </PageLanguage>
  );
}
