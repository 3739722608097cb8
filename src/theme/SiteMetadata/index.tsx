// Ejected from @docusaurus/theme-classic: the original writes hreflang and og:locale of the one configured locale
// on every page, and nothing below it can take a <link> back. `LanguageMetadata` writes the right ones.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {keyboardFocusedClassName} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';

function CanonicalUrl(): ReactNode {
  const {
    siteConfig: {url, baseUrl, trailingSlash},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const canonicalUrl = `${url}${applyTrailingSlash(pathname, {trailingSlash, baseUrl})}`;
  return (
    <Head>
      <meta property="og:url" content={canonicalUrl} />
      <link rel="canonical" href={canonicalUrl} />
    </Head>
  );
}

export default function SiteMetadata(): ReactNode {
  const {metadata, image} = useThemeConfig();
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        {/* Applied by the server too, so that links show their outline without JavaScript. */}
        <body className={keyboardFocusedClassName} />
      </Head>
      {image !== undefined && <PageMetadata image={image} />}
      <CanonicalUrl />
      <Head>
        {metadata.map((entry) => (
          <meta key={entry.name ?? entry.property} {...entry} />
        ))}
      </Head>
    </>
  );
}
