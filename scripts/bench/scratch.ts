import {rmSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from '../../tests/support/copySite';
import type {BuildOptions} from './buildSite';
import {multiplyContent} from './multiplyContent';

const plainFiles = 'scripts/bench/plain';

/** The sites that are compared; each is a copy in a folder of its own. */
export const siteNames = ['site', 'large', 'plain'] as const;

export type SiteName = (typeof siteNames)[number];

export interface Scratch {
  /** The site of that name, which is made when it is first asked for. */
  readonly site: (name: SiteName) => Promise<BuildOptions>;
  /** Removes all of it. */
  readonly remove: () => void;
}

/** Gives a copy a folder of packages of its own, made of links: the bundler keeps its cache there. */
async function ownPackages(site: string): Promise<void> {
  const own = path.join(site, 'node_modules');
  const shared = await readdir(own);
  const packages = path.resolve(__dirname, '../../node_modules');
  await rm(own);
  await mkdir(own);
  for (const name of shared.filter((entry) => entry !== '.cache')) {
    await symlink(path.join(packages, name), path.join(own, name));
  }
}

/** Leaves of a copy what plain Docusaurus needs: the pages, their sidebars and what compiles them. */
async function makePlain(site: string): Promise<void> {
  await rm(path.join(site, 'src/pages'), {recursive: true});
  await rm(path.join(site, 'src/theme'), {recursive: true});
  await mkdir(path.join(site, 'src/theme'));
  await cp(path.join(site, plainFiles, 'MDXComponents.tsx'), path.join(site, 'src/theme/MDXComponents.tsx'));
}

async function makeSite(folder: string, name: SiteName): Promise<BuildOptions> {
  const dir = await copySite(path.join(folder, name));
  await ownPackages(dir);
  if (name === 'large') {
    multiplyContent(dir, 3);
  }
  if (name === 'plain') {
    await makePlain(dir);
  }
  return {dir, config: name === 'plain' ? `${plainFiles}/docusaurus.config.ts` : 'docusaurus.config.ts'};
}

/** Opens a folder for the sites; whoever opened it removes it. */
export async function openScratch(): Promise<Scratch> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const sites = new Map<SiteName, Promise<BuildOptions>>();
  return {
    site: (name) => {
      const site = sites.get(name) ?? makeSite(folder, name);
      sites.set(name, site);
      return site;
    },
    // Programs that were just stopped may still be writing.
    remove: () => {
      rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
    },
  };
}
