import preloadRoute from '@docusaurus/core/lib/client/preload';
import describePage from './describePage';
import {showLoadFailure} from './loadFailure';
import {routePath} from './sectionFile';

/** The first call is for the page that the server sent; later ones are for pages that the reader goes to. */
let isFirst = true;

/**
 * Stands in for Docusaurus' function of this name (see `src/delivery/navigation`). It first loads the section of the site
 * that the page is in, because the browser does not know the routes of others.
 *
 * Docusaurus' own says nothing where the first page's code does not load, and reloads the page in any other case, which
 * takes a reader without connection to the browser's own error page.
 *
 * - The page that the server sent stays readable, with a notice and a button above it.
 * - With a connection, a failed navigation is left to Docusaurus, which logs a warning and reloads: after a deployment the
 *   old code is gone.
 * - Without one, the new page shows its error box with a button (`src/theme/Loading`).
 *
 * @param pathname - with the base path
 * @throws what the loading of the code throws, where a reload may help
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isInitial = isFirst;
  isFirst = false;
  const path = routePath(pathname);
  try {
    await describePage(path, isInitial);
    return await preloadRoute(path);
  } catch (error) {
    if (isInitial) {
      console.warn('The code of this page could not be loaded.', error);
      showLoadFailure(error);
      return new Promise(() => {
        // Never settles: without its code the page must not be hydrated.
      });
    }
    if (window.navigator.onLine) {
      throw error;
    }
    console.warn(`The code of ${pathname} could not be loaded: there is no connection.`, error);
    return [];
  }
}
