import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import {addSection} from './addSection';
import {addLists} from './globalData';
import {addModules} from './pageModules';
import {knownRoutes} from './routes';
import routesChunkNames from './routesChunkNames';
import type {Section} from './Section';

const {baseUrl} = siteConfig;

/** Files that are loaded or on their way. */
const sections = new Map<string, Promise<void>>();

function isOfThisBuild({scripts}: Section): boolean {
  return scripts.every((script) => document.querySelector(`script[src="${baseUrl}${script}"]`) !== null);
}

async function fetchSection(file: string): Promise<void> {
  const response = await fetch(`${baseUrl}${file}`);
  if (!response.ok) {
    throw new Error(`${response.url} answered with status ${response.status}.`);
  }
  const section = (await response.json()) as Section;
  if (!isOfThisBuild(section)) {
    throw new Error(`${response.url} belongs to another build than this page. Load the page anew.`);
  }
  addModules(section);
  addLists(section.lists);
  Object.assign(routesChunkNames, section.moduleNames);
  addSection({routes: knownRoutes, componentOf: ({path, hash}) => ComponentCreator(path, hash)}, section);
}

/**
 * Loads the file of a section and makes its pages known; once, unless it failed.
 *
 * @param file - path without the base path
 * @throws if it cannot be loaded, or belongs to another build, as after a deployment
 */
export function loadSection(file: string): Promise<void> {
  const known = sections.get(file);
  if (known !== undefined) {
    return known;
  }
  const loading = fetchSection(file).catch((error: unknown) => {
    sections.delete(file);
    throw error;
  });
  sections.set(file, loading);
  return loading;
}
