import {useInsertionEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchMetadata from '@theme/SearchMetadata';
import {defaultLocale, locales} from '../../../config/locales';
import {feedsPath} from '../../content/routes';
import {useCounterparts} from '../../bilingual/useCounterparts';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** Says which language the page is in and where it is in the others: `lang`, `hreflang`, `og:locale`. */
export function LanguageMetadata(): ReactNode {
  const {
    siteConfig: {url},
  } = useDocusaurusContext();
  const pageLocale = usePageLocale();
  const feed = useBaseUrl(`/${feedsPath(pageLocale)}/rss.xml`);
  /** Docusaurus writes the card of the default language on every page. */
  const isForeign = pageLocale !== defaultLocale;
  const written = useCounterparts().filter(({isSamePage}) => isSamePage);
  const alternates = written.length > 1 ? written : [];
  const unmarked = alternates.find(({locale}) => locale === defaultLocale);
  // `Head` says it a frame later, and browsers would compute the style of the whole page again.
  useInsertionEffect(() => {
    document.documentElement.lang = locales[pageLocale].htmlLang;
  }, [pageLocale]);
  return (
    <>
      <SearchMetadata locale={pageLocale} />
      {isForeign && <PageMetadata image={`/img/social-card-${pageLocale}.png`} />}
      <Head>
        <html lang={locales[pageLocale].htmlLang} dir="ltr" />
        <meta property="og:locale" content={locales[pageLocale].ogLocale} />
        <link rel="alternate" type="application/rss+xml" href={feed} title="Blog" />
        {alternates.map(({locale, path}) => (
          <link key={locale} rel="alternate" hrefLang={locales[locale].htmlLang} href={`${url}${path}`} />
        ))}
        {unmarked !== undefined && <link rel="alternate" hrefLang="x-default" href={`${url}${unmarked.path}`} />}
        {alternates
          .filter(({locale}) => locale !== pageLocale)
          .map(({locale}) => (
            <meta key={locale} property="og:locale:alternate" content={locales[locale].ogLocale} />
          ))}
      </Head>
    </>
  );
}
