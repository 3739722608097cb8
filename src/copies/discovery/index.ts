import {createHash} from 'node:crypto';
import {brand, type Brand} from '../../../config/brand';
import {localeCodes, locales, type LocaleCode} from '../../../config/locales';
import {homeRoute} from '../../content/routeIn';
import type {Workflows} from '../../reference/workflows/types';
import type {CopiedPage, CopyFile} from '../copyFiles';
import {addressOf, withBase} from '../links';
import {siteSkills} from './siteSkills';

/** Where programs look: https://www.rfc-editor.org/rfc/rfc8615 */
const catalogPath = '/.well-known/api-catalog';
const skillsFolder = '/.well-known/agent-skills';
const securityPath = '/.well-known/security.txt';

/** The version of https://github.com/cloudflare/agent-skills-discovery-rfc that the index follows. */
const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * The catalogue of the provider's APIs: https://www.rfc-editor.org/rfc/rfc9727. It names the servers, and for each the
 * contract and the documentation in every language, the page with its state, and the skills for agents.
 */
function apiCatalog(): object {
  const inEach = (type: string, routeOf: (locale: LocaleCode) => string): object[] =>
    localeCodes.map((locale) => ({href: addressOf(routeOf(locale)), type, hreflang: [locales[locale].htmlLang]}));
  const apis = [brand.apiUrl, brand.zelfProofApiUrl];
  return {
    linkset: [
      {anchor: addressOf(catalogPath), item: apis.map((href) => ({href}))},
      ...apis.map((anchor) => ({
        anchor,
        'service-desc': inEach('application/vnd.oai.openapi+json;version=3.1', (locale) => `/openapi.${locale}.json`),
        'service-doc': inEach('text/html', homeRoute),
        'service-meta': [{href: addressOf(`${skillsFolder}/index.json`), type: 'application/json'}],
        status: [{href: brand.statusUrl, type: 'text/html'}],
      })),
    ],
  };
}

/**
 * Whom to tell of a fault: https://www.rfc-editor.org/rfc/rfc9116
 *
 * @returns undefined where the provider names no day: the file is not valid without one
 */
export function securityText({securityContact, securityExpires}: Brand): string | undefined {
  return securityExpires === undefined
    ? undefined
    : [
        `Contact: ${securityContact}`,
        `Expires: ${securityExpires}T00:00:00Z`,
        `Preferred-Languages: ${localeCodes.map((locale) => locales[locale].htmlLang).join(', ')}`,
        `Canonical: ${addressOf(securityPath)}`,
        '',
      ].join('\n');
}

/**
 * What programs look for at a known place: the catalogue of APIs, whom to tell of a fault, the skills and their index.
 *
 * @param pages - by their files
 * @throws if `config/skills.ts` names what does not exist
 */
export function discoveryFiles(pages: ReadonlyMap<string, CopiedPage>, workflows: Workflows): CopyFile[] {
  const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
  const skills = siteSkills(pages, workflows).map((skill) => ({
    ...skill,
    path: withBase(`${skillsFolder}/${skill.name}/SKILL.md`),
  }));
  const entries = skills.map(({name, description, path, text}) => ({
    name,
    type: 'skill-md',
    description,
    url: addressOf(path),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  const security = securityText(brand);
  return [
    ...skills,
    {path: withBase(`${skillsFolder}/index.json`), text: json({$schema, skills: entries})},
    {path: withBase(catalogPath), text: json(apiCatalog())},
    ...(security === undefined ? [] : [{path: withBase(securityPath), text: security}]),
  ];
}
