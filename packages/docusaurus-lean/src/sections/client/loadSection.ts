import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import {addSection} from './addSection';
import type {Section} from './Section';
import {sectionFile} from './sectionPath';

const {baseUrl} = siteConfig;

/** Files that are loaded or on their way. */
const sections = new Map<string, Promise<void>>();

/** Why pages could not be described, by their path; a page that is described by now is in it no more. */
export const failures = new Map<string, unknown>();

async function fetchSection(file: string): Promise<void> {
  const response = await fetch(`${baseUrl}${file}`);
  if (!response.ok) {
    throw new Error(`${response.url} answered with status ${response.status}.`);
  }
  const section = (await response.json()) as Section;
  if (section.scripts.some((script) => document.querySelector(`script[src="${baseUrl}${script}"]`) === null)) {
    throw new Error(`${response.url} belongs to another build than this page. Load the page anew.`);
  }
  addSection(section);
}

/** The section that the page from the server names: a not-found page shows up at addresses that no section describes. */
export function namedSection(): string | undefined {
  const link = document.querySelector(`link[rel=preload][as=fetch][href^="${baseUrl}sections/"]`);
  return link?.getAttribute('href')?.slice(baseUrl.length);
}

/**
 * Loads the section of a page and makes its pages known; once, unless it failed.
 *
 * @param path - of a route, with the base path
 * @param file - of the section, if it is not the one that the path tells
 * @throws if it cannot be loaded, or belongs to another build, as after a deployment
 */
export async function loadSection(path: string, file = sectionFile(path, baseUrl, globalData)): Promise<void> {
  const loading = sections.get(file) ?? fetchSection(file);
  sections.set(file, loading);
  try {
    await loading;
    failures.delete(path);
  } catch (error) {
    sections.delete(file);
    failures.set(path, error);
    throw error;
  }
}
