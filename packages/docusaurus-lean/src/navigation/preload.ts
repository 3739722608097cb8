import preloadRoute from '@docusaurus/core/lib/client/preload';
import {loadSection, namedSection} from '../sections/client/loadSection';
import {routePath} from '../sections/client/sectionPath';
import {showLoadFailure} from './loadFailure';

// The bundler would wait two minutes for a script of the page that has failed already: without its element it asks anew.
const removeFailed = ({target}: Event): void => {
  if (target instanceof HTMLScriptElement) {
    target.remove();
  }
};
window.addEventListener('error', removeFailed, true);

/** The first call is for the page that the server sent; later ones are for pages that the reader goes to. */
let isFirst = true;

/**
 * Stands in for Docusaurus' function of this name, which loads the code of a page: first its section, which brings its routes.
 * Docusaurus' own says nothing where the first page's code does not load, and reloads the page in any other case, which
 * takes a reader without connection to the browser's own error page.
 *
 * - The page that the server sent stays readable, with a notice and a button above it.
 * - With a connection, a failed navigation is left to Docusaurus: after a deployment the old code is gone.
 * - Without one, the new page shows the theme's `Loading` with the error and a button.
 *
 * @param pathname - with the base path
 * @throws what the loading throws where a reload may help
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isInitial = isFirst;
  isFirst = false;
  const path = routePath(pathname);
  try {
    await loadSection(path, isInitial ? namedSection() : undefined);
    return await preloadRoute(path);
  } catch (error) {
    if (isInitial) {
      console.warn('The code of this page could not be loaded.', error);
      showLoadFailure(error);
      // Never settles: without its code the page must not be hydrated.
      return new Promise(() => undefined);
    }
    if (window.navigator.onLine) {
      throw error;
    }
    console.warn(`The code of ${pathname} could not be loaded: there is no connection.`, error);
    return [];
  }
}
