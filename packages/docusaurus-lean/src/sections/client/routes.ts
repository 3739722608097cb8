import type {RouteConfig} from 'react-router-config';
import ComponentCreator from '@docusaurus/ComponentCreator';
import siteConfig from '@generated/docusaurus.config';
import {GrowingRoutes} from './GrowingRoutes';

/** The routes that are known so far; `addSection` adds to them. What no other route matches is not found. */
export const knownRoutes: RouteConfig[] = [{path: '*', component: ComponentCreator('*', '')}];

/**
 * Stands in for `@generated/routes` in the browser. Docusaurus reads the list of routes
 * once, when the site starts; so they are below a single one that reads them anew at each navigation.
 */
const routes: RouteConfig[] = [{path: siteConfig.baseUrl, component: GrowingRoutes, routes: knownRoutes}];

export default routes;
