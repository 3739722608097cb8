import type {ReactNode} from 'react';
import {renderRoutes} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import {loadSection} from './loadSection';
import registry from './registry';
import {knownRoutes} from './routes';
import routesChunkNames from './routesChunkNames';
import {sectionFile} from './sectionFile';

const hash = 'unloaded';

/** The page itself, once its section is loaded. */
function LoadedPage(): ReactNode {
  return renderRoutes(knownRoutes);
}

function removeUnloadedPage(key: string): void {
  const index = knownRoutes.findIndex((route) => route.key === key);
  if (index !== -1) {
    knownRoutes.splice(index, 1);
  }
}

/**
 * Holds the place of a page whose section could not be loaded: it shows the box of `src/theme/Loading` with the error and
 * a button, which tries again.
 *
 * @param path - of the page, with the base path
 */
export function addUnloadedPage(path: string): void {
  const key = `${path}-${hash}`;
  removeUnloadedPage(key);
  registry[key] = [
    async () => {
      await loadSection(sectionFile(path, siteConfig.baseUrl));
      removeUnloadedPage(key);
      return {default: LoadedPage};
    },
    key,
    key,
  ];
  routesChunkNames[key] = {__comp: key};
  knownRoutes.unshift({path, exact: true, key, component: ComponentCreator(path, hash)});
}
