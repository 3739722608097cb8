import {createHash} from 'node:crypto';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {brand} from '../../../config/brand';
import {apiCatalog, catalogPath, skillsFolder} from './apiCatalog';
import {securityPath, securityText} from './securityText';
import type {SiteSkill} from './siteSkills';

/** The version of https://github.com/cloudflare/agent-skills-discovery-rfc that the index follows. */
const indexSchema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Writes what programs look for at a known place: the catalogue of APIs, and the index of the skills with a digest of each.
 *
 * @param outDir - the built site, in which the skills are written already
 * @param home - address of the site with the base path, which ends with a slash
 */
export async function writeDiscovery(outDir: string, home: string, skills: readonly SiteSkill[]): Promise<void> {
  const entries = await Promise.all(
    skills.map(async ({name, description}) => {
      const file = `${skillsFolder}/${name}/SKILL.md`;
      const digest = createHash('sha256')
        .update(await readFile(path.join(outDir, file)))
        .digest('hex');
      return {name, type: 'skill-md', description, url: `${home}${file}`, digest: `sha256:${digest}`};
    }),
  );
  const index = {$schema: indexSchema, skills: entries};
  await writeFile(path.join(outDir, skillsFolder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
  const security = securityText(brand, home);
  if (security !== undefined) {
    await writeFile(path.join(outDir, securityPath), security);
  }
  await writeFile(path.join(outDir, catalogPath), `${JSON.stringify(apiCatalog(home), null, 2)}\n`);
}
