import type {ReactNode} from 'react';
import Layout from '@theme-original/Layout';
import type {Props} from '@theme/Layout';
import {LanguageMetadata} from '../../components/LanguageMetadata';
import {FontPreload} from '../../components/FontPreload';
import {PreferredTheme} from '../../preferences/PreferredTheme';

/** The language of the page has to be said below Docusaurus' own site metadata, where the later statement wins. */
export default function LayoutWrapper({children, ...props}: Props): ReactNode {
  return (
    <Layout {...props}>
      <LanguageMetadata />
      <FontPreload />
      <PreferredTheme />
      {children}
    </Layout>
  );
}
