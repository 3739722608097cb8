import {useState, type ReactNode} from 'react';
import {renderRoutes} from 'react-router-config';
import Loading from '@theme/Loading';
import {loadSection} from './loadSection';
import {knownRoutes} from './routes';
import {sectionOf} from './sectionOf';

const keyOf = (path: string): string => `${path}-unloaded`;

/** Removes the placeholder of a page, once its section is there. */
export function removeUnloadedPage(path: string): void {
  const index = knownRoutes.findIndex(({key}) => key === keyOf(path));
  if (index !== -1) {
    knownRoutes.splice(index, 1);
  }
}

function UnloadedPage({path, error}: {path: string; error: unknown}): ReactNode {
  const [failure, setFailure] = useState(error);
  const [isLoaded, setIsLoaded] = useState(false);
  if (isLoaded) {
    return renderRoutes(knownRoutes);
  }
  const retry = (): void => {
    loadSection(sectionOf(path)).then(() => {
      removeUnloadedPage(path);
      setIsLoaded(true);
    }, setFailure);
  };
  return <Loading error={failure} retry={retry} pastDelay isLoading={false} timedOut={false} />;
}

/**
 * Holds the place of a page whose section could not be loaded: it shows the theme's `Loading` with the error and a
 * button, which tries again.
 *
 * @param path - of the page, with the base path
 * @param error - why it could not be loaded
 */
export function addUnloadedPage(path: string, error: unknown): void {
  removeUnloadedPage(path);
  const component = (): ReactNode => <UnloadedPage path={path} error={error} />;
  knownRoutes.unshift({path, exact: true, key: keyOf(path), component});
}
