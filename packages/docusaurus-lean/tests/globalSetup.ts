import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {buildSites} from './buildSites';
import {modulesOf} from './modules';

/** Builds the fixture before the tests and removes it after them. DOCUSAURUS_VERSION names another version than the installed. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const modules = await modulesOf(process.env.DOCUSAURUS_VERSION);
  const folder = await mkdtemp(path.join(tmpdir(), 'lean-'));
  process.env.LEAN_BUILDS = folder;
  const remove = (): Promise<void> => rm(folder, {recursive: true});
  try {
    await buildSites(folder, modules);
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
