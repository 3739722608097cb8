import {useState, type ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import Loading from '@theme/Loading';
import {routePath} from '../../navigation/routePath';
import {knownRoutes} from './addSection';
import {loadSection} from './loadSection';

/** Why pages could not be described, by their path; a page that is described by now is in it no more. */
export const failures = new Map<string, unknown>();

/** Shows the page at the current address, or that its section could not be loaded, with a button that tries again. */
function KnownRoutes(): ReactNode {
  const path = routePath(useLocation().pathname);
  const [, setFailure] = useState(failures.get(path));
  if (!failures.has(path)) {
    return renderRoutes(knownRoutes);
  }
  const tell = (error: unknown): void => {
    failures.set(path, error);
    setFailure(error);
  };
  const retry = (): void => {
    loadSection(path).then(() => {
      failures.delete(path);
      setFailure(undefined);
    }, tell);
  };
  return <Loading error={failures.get(path)} retry={retry} pastDelay isLoading={false} timedOut={false} />;
}

/**
 * Stands in for `@generated/routes` in the browser. Docusaurus reads the list of routes once, when the site starts; so they
 * are below a single one that reads them anew at each navigation.
 */
const routes: RouteConfig[] = [{path: siteConfig.baseUrl, component: KnownRoutes, routes: knownRoutes}];

export default routes;
