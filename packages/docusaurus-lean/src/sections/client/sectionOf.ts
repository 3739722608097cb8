import siteConfig from '@generated/docusaurus.config';
import globalData from './globalData';
import {docsRoots, sectionFile} from './sectionFile';

const roots = docsRoots(globalData);

/**
 * The file that describes a page, in the browser.
 *
 * @param path - of a route, with the base path
 */
export const sectionOf = (path: string): string => sectionFile(path, siteConfig.baseUrl, roots);
