import {createHash} from 'node:crypto';
import {brand} from '../../../config/brand';
import type {Workflows} from '../../reference/workflows/types';
import type {CopiedPage, CopyFile} from '../copyFiles';
import {addressOf, home, withBase} from '../links';
import {apiCatalog, catalogPath, skillsFolder} from './apiCatalog';
import {securityPath, securityText} from './securityText';
import {siteSkills} from './siteSkills';

/** The version of https://github.com/cloudflare/agent-skills-discovery-rfc that the index follows. */
const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

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
    file: `/${skillsFolder}/${skill.name}/SKILL.md`,
  }));
  const entries = skills.map(({name, description, file, text}) => ({
    name,
    type: 'skill-md',
    description,
    url: addressOf(file),
    digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
  }));
  const security = securityText(brand, home);
  return [
    ...skills,
    {file: `/${skillsFolder}/index.json`, text: json({$schema, skills: entries})},
    {file: `/${catalogPath}`, text: json(apiCatalog(home))},
    ...(security === undefined ? [] : [{file: `/${securityPath}`, text: security}]),
  ].map(({file, text}) => ({path: withBase(file), text}));
}
