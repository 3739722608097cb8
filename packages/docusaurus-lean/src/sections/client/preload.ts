import siteConfig from '@generated/docusaurus.config';
import {preloadWith} from '../../navigation/preloadWith';
import {loadSection} from './loadSection';
import {sectionOf} from './sectionOf';
import {addUnloadedPage, removeUnloadedPage} from './unloadedPage';

/** The section that the page from the server names: a not-found page shows up at addresses that no section describes. */
function namedSection(): string | undefined {
  const start = `${siteConfig.baseUrl}sections/`;
  const link = document.querySelector(`link[rel=preload][as=fetch][href^="${start}"]`);
  return link?.getAttribute('href')?.slice(siteConfig.baseUrl.length);
}

/**
 * Loads the section of the site that a page is in.
 *
 * @param path - of its route, with the base path
 * @param isInitial - whether it is the page that the server sent
 * @throws if the section cannot be loaded; without a connection the page then has a route that offers to try again
 */
async function describePage(path: string, isInitial: boolean): Promise<void> {
  try {
    await loadSection((isInitial ? namedSection() : undefined) ?? sectionOf(path));
    removeUnloadedPage(path);
  } catch (error) {
    if (!isInitial && !window.navigator.onLine) {
      addUnloadedPage(path, error);
    }
    throw error;
  }
}

/** Stands in for Docusaurus' function of this name: the routes of a page come with its section. */
export default preloadWith(describePage);
