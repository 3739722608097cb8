import type {HtmlTagObject} from '@docusaurus/types';
import {announcement} from '../config/announcement';
import {brand} from '../config/brand';
import {localeCodes, locales} from '../config/locales';
import {colorModeChoices, defaultColorModeChoice, preferenceKeys} from '../src/preferences/keys';
import {defaultSampleLanguage, sampleLanguages} from '../src/reference/samples/languages';

const languageIds = sampleLanguages.map(({id}) => id);

/**
 * Puts the reader's stored preferences on the page root before the first paint, so that nothing changes under the reader.
 * Docusaurus' own script, which follows, reads its key of the colour mode and whether the announcement was closed: a closed
 * announcement with another id is not the one of today.
 */
const preferencesScript = `(function () {
  var root = document.documentElement, store = {};
  try { store = window.localStorage; store.getItem(''); } catch (error) { store = {getItem: function () { return null; }}; }
  function known(key, allowed, fallback) {
    var value = store.getItem(key);
    return allowed.indexOf(value) < 0 ? fallback : value;
  }
  function set(name, value) { root.setAttribute('data-' + name, value); }
  var preferred = known('${preferenceKeys.colorMode}', ${JSON.stringify(colorModeChoices)}, null);
  var mode = preferred === 'dark' || preferred === 'light' ? preferred : '${defaultColorModeChoice}';
  try {
    if (preferred || ['light', 'dark'].indexOf(store.getItem('theme')) < 0) { store.setItem('theme', mode); }
    if (store.getItem('docusaurus.announcement.id') !== '${announcement?.id ?? ''}') { store.removeItem('docusaurus.announcement.dismiss'); }
  } catch (error) {}
  set('preferred-language', known('${preferenceKeys.sampleLanguage}', ${JSON.stringify(languageIds)}, '${defaultSampleLanguage}'));
  set('preferred-theme', preferred || known('theme', ['light', 'dark'], mode));
  set('columns', store.getItem('${preferenceKeys.columns}'));
  set('fields', store.getItem('${preferenceKeys.fields}'));
  addEventListener('error', function (event) {
    var isOurs = event.target.localName === 'script' || /\\/assets\\/js\\//.test(event.filename);
    if (isOurs && !window.docusaurus) { set('script-failed', ''); }
  }, true);
})();`;

/**
 * Gives a page its one address before the router reads it: without a double slash, `.html`, `/index.html`, a slash at its end, or
 * a hash that cannot be decoded, also where the host does not redirect. A host that does not know such an address answers with
 * its not-found page: that one asks for the right address, unseen, and leaves a slash at the end, which the host may add itself.
 */
const addressScript = (baseUrl: string): string => `(function () {
  var root = document.documentElement, base = ${JSON.stringify(baseUrl)};
  function tidy() {
    var path = location.pathname, hash = location.hash, isMissing = root.hasAttribute('data-not-found');
    var page = path.replace(/\\/+/g, '/').replace(isMissing ? /(?:\\/index)?\\.html$/ : /\\/(?:index\\.html)?$|\\.html$/, '');
    try { decodeURIComponent(hash); } catch (error) { hash = hash.replace(/%/g, '%25'); }
    if (page + '/' === base) { page = base; }
    if (page !== path && isMissing) { root.hidden = true; location.replace(page + location.search + hash); }
    else if (page !== path || hash !== location.hash) { history.replaceState(history.state, '', page + location.search + hash); }
  }
  tidy();
  addEventListener('popstate', tidy);
})();`;

/** Brings the page being read into the middle of the sidebar before the first paint, as soon as it has arrived. */
const sidebarScript = `(function show() {
  var link = document.querySelector('.theme-doc-sidebar-menu [aria-current]'), menu = link && link.closest('nav');
  if (menu) { menu.scrollTop += link.getBoundingClientRect().top - menu.getBoundingClientRect().top - menu.clientHeight / 2; }
  else if (document.readyState === 'loading') { requestAnimationFrame(show); }
})();`;

/** Who publishes the site, and how to search it: https://schema.org/Organization, https://schema.org/WebSite. */
function structuredData(home: string): object {
  const languages = localeCodes.map((locale) => locales[locale].htmlLang);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: brand.name,
        url: home,
        logo: `${home}img/logo-512.png`,
        description: 'Identity verification and authentication APIs.',
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
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}search?q={search_term_string}`,
          // Google's name for the parameter: https://developers.google.com/search/docs/appearance/structured-data/sitelinks-searchbox
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}

/**
 * Tags of the head of every page, for the option of Docusaurus with this name.
 *
 * @param url - address of the host
 * @param baseUrl - path under the host; starts and ends with a slash
 */
export function headTags(url: string, baseUrl: string): HtmlTagObject[] {
  return [
    {
      tagName: 'script',
      attributes: {},
      innerHTML: [preferencesScript, addressScript(baseUrl), sidebarScript].join('\n'),
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`}},
    {
      tagName: 'script',
      attributes: {type: 'application/ld+json'},
      // A setting may hold anything, the end of a script too.
      innerHTML: JSON.stringify(structuredData(`${url}${baseUrl}`)).replaceAll('<', '\\u003c'),
    },
  ];
}
