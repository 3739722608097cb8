import type {Graph} from 'schema-dts';
import {brand} from '../../../config/brand';
import {localeCodes, locales} from '../../../config/locales';
import {siteTexts} from '../../bilingual/build/siteTexts';
import {readSiteAddress} from '../../build/siteAddress';
import {searchRoute} from '../../content/routeIn';

/** What the provider does: `i18n/<locale>/pages.json`. */
interface OrganizationTexts {
  organization: string;
}

const {url, baseUrl} = readSiteAddress(process.env, brand.siteUrl);
const languages = localeCodes.map((locale) => locales[locale].htmlLang);
const home = `${url}${baseUrl}`;

/** https://schema.org/SearchAction: the search page of one language. */
const searchAction = (route: string, inLanguage: string) =>
  ({
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${home}${route}?q={search_term_string}`, inLanguage},
    // Google's name for the parameter, which schema.org writes with a hyphen:
    // https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox
    ...{'query-input': 'required name=search_term_string'},
  }) as const;

/** Who publishes the site, and how to search it: https://schema.org/Organization, https://schema.org/WebSite. */
export const structuredData: Graph = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name: brand.name,
      url: home,
      logo: `${home}img/logo-512.png`,
      description: [
        ...new Set(localeCodes.map((locale) => (siteTexts('pages', locale) as OrganizationTexts).organization)),
      ],
      sameAs: [brand.repositoryUrl, ...brand.socialUrls],
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        email: brand.supportEmail,
        url: brand.supportUrl,
        availableLanguage: languages,
      },
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: brand.name,
      url: home,
      inLanguage: languages,
      publisher: {'@id': `${home}#organization`},
      potentialAction: localeCodes.map((locale) =>
        searchAction(searchRoute(locale).slice(1), locales[locale].htmlLang),
      ),
    },
  ],
};
