import siteConfig from '@generated/docusaurus.config';
import type {DescribePage} from './describePage';
import {loadSection} from './loadSection';
import {notFoundPath} from './notFoundPath';
import {sectionFile} from './sectionFile';
import {addUnloadedPage, removeUnloadedPage} from './unloadedPage';

/**
 * Loads the section of the site that a page is in.
 *
 * @param path - of its route, with the base path
 * @param isInitial - whether it is the page that the server sent
 * @throws if the section cannot be loaded; without a connection the page then has a route that offers to try again
 */
const describePageBySection: DescribePage = async (path, isInitial) => {
  const describedPath = (isInitial ? notFoundPath() : undefined) ?? path;
  try {
    await loadSection(sectionFile(describedPath, siteConfig.baseUrl));
    removeUnloadedPage(path);
  } catch (error) {
    if (!isInitial && !window.navigator.onLine) {
      addUnloadedPage(path, error);
    }
    throw error;
  }
};

export default describePageBySection;
