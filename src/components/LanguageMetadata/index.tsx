import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchMetadata from '@theme/SearchMetadata';
import {localeCodes, locales} from '../../../config/locales';
import {useCounterpart} from '../../bilingual/useCounterpart';
import {usePageLocale} from '../../bilingual/usePageLocale';

/** Says which language the page is in and where it is in the other: `lang`, `hreflang`, `og:locale`. */
export function LanguageMetadata(): ReactNode {
  const {
    siteConfig: {url},
  } = useDocusaurusContext();
  const locale = usePageLocale();
  const feed = useBaseUrl(`/blog/${locale === 'es' ? 'es/' : ''}rss.xml`);
  const counterparts = {en: useCounterpart('en'), es: useCounterpart('es')};
  const hasCounterpart = localeCodes.every((code) => counterparts[code].isSamePage);
  return (
    <>
      <SearchMetadata locale={locale} />
      <Head>
        <html lang={locales[locale].htmlLang} dir="ltr" />
        <meta property="og:locale" content={locales[locale].ogLocale} />
        <link rel="alternate" type="application/rss+xml" href={feed} title="Blog" />
        {hasCounterpart &&
          localeCodes.map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={locales[code].htmlLang}
              href={`${url}${counterparts[code].path}`}
            />
          ))}
        {hasCounterpart && <link rel="alternate" hrefLang="x-default" href={`${url}${counterparts.en.path}`} />}
        {hasCounterpart &&
          localeCodes
            .filter((code) => code !== locale)
            .map((code) => <meta key={code} property="og:locale:alternate" content={locales[code].ogLocale} />)}
      </Head>
    </>
  );
}
