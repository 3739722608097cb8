import type {RouteConfig} from 'react-router-config';
import type {Section, SectionRoute} from './Section';

/** What a section is added to. */
export interface Site {
  routes: RouteConfig[];
  /** Makes what shows a route. */
  componentOf: (route: SectionRoute) => RouteConfig['component'];
}

/** Leaves come before parents, in the order of the site; the route that matches everything stays last. */
function insert(siblings: RouteConfig[], route: RouteConfig): void {
  if (route.routes === undefined) {
    siblings.unshift(route);
  } else {
    siblings.splice(siblings.at(-1)?.path === '*' ? -1 : siblings.length, 0, route);
  }
}

function addRoutes(siblings: RouteConfig[], added: readonly SectionRoute[], componentOf: Site['componentOf']): void {
  for (const section of added) {
    const {routes: children, hash, ...attributes} = section;
    // React Router's own keys are places in the list, which change as it grows: pages would be mounted anew.
    const key = `${section.path}-${hash}`;
    let route = siblings.find((sibling) => sibling.key === key);
    if (route === undefined) {
      route = {...attributes, key, component: componentOf(section), ...(children === undefined ? {} : {routes: []})};
      insert(siblings, route);
    }
    if (children !== undefined && route.routes !== undefined) {
      addRoutes(route.routes, children, componentOf);
    }
  }
}

/**
 * Adds the pages of a section to the routes, below the parents that they share with the pages of other sections. Adding a
 * section twice changes nothing.
 *
 * @param site - changed in place: Docusaurus, which holds its arrays, sees the new routes
 * @param section - with the parents of the whole site
 */
export function addSection({routes, componentOf}: Site, section: Pick<Section, 'routes'>): void {
  addRoutes(routes, section.routes, componentOf);
}
