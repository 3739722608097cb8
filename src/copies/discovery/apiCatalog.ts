import {brand} from '../../../config/brand';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {homeRoute} from '../../content/routeIn';

/** Paths of what programs look for at a known place, below the base path: https://www.rfc-editor.org/rfc/rfc8615 */
export const catalogPath = '.well-known/api-catalog';
export const skillsFolder = '.well-known/agent-skills';

/** A link of a link set: https://www.rfc-editor.org/rfc/rfc9264#section-4.2.3 */
interface TargetLink {
  href: string;
  type?: string;
  hreflang?: readonly string[];
}

/**
 * The catalogue of the provider's APIs: https://www.rfc-editor.org/rfc/rfc9727. It names the servers, and for each the
 * contract and the documentation in every language, the page with its state, and the skills for agents.
 *
 * @param home - address of the site with the base path, which ends with a slash
 */
export function apiCatalog(home: string): object {
  const inEach = (linkOf: (locale: LocaleCode) => Omit<TargetLink, 'hreflang'>): TargetLink[] =>
    localeCodes.map((locale) => ({...linkOf(locale), hreflang: [locales[locale].htmlLang]}));
  const apis = [brand.apiUrl, brand.zelfProofApiUrl];
  return {
    linkset: [
      {anchor: `${home}${catalogPath}`, item: apis.map((href): TargetLink => ({href}))},
      ...apis.map((anchor) => ({
        anchor,
        'service-desc': inEach((locale) => ({
          href: `${home}openapi.${locale}.json`,
          type: 'application/vnd.oai.openapi+json;version=3.1',
        })),
        'service-doc': inEach((locale) => ({href: `${home}${homeRoute(locale).slice(1)}`, type: 'text/html'})),
        'service-meta': [{href: `${home}${skillsFolder}/index.json`, type: 'application/json'}] satisfies TargetLink[],
        status: [{href: brand.statusUrl, type: 'text/html'}] satisfies TargetLink[],
      })),
    ],
  };
}
