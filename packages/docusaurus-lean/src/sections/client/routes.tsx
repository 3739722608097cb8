import {useReducer, type ReactNode} from 'react';
import {renderRoutes, type RouteConfig} from 'react-router-config';
import {useLocation} from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';
import Loading from '@theme/Loading';
import {knownRoutes} from './addSection';
import {failures, loadSection} from './loadSection';
import {routePath} from './sectionPath';

/** Shows the page at the current address, or that its section could not be loaded, with a button that tries again. */
function KnownRoutes(): ReactNode {
  const path = routePath(useLocation().pathname);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const retry = () => void loadSection(path).then(render, render);
  return failures.has(path) ? (
    <Loading error={failures.get(path)} retry={retry} pastDelay isLoading={false} timedOut={false} />
  ) : (
    renderRoutes(knownRoutes)
  );
}

/**
 * Stands in for `@generated/routes` in the browser. Docusaurus reads the list of routes once, when the site starts; so they
 * are below a single one that reads them anew at each navigation.
 */
const routes: RouteConfig[] = [{path: siteConfig.baseUrl, component: KnownRoutes, routes: knownRoutes}];

export default routes;
