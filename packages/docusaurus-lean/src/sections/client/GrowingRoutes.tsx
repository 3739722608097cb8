import type {ReactNode} from 'react';
import {renderRoutes, type RouteConfigComponentProps} from 'react-router-config';

/** Shows the page at the current address, among the routes that are known by then. */
export function GrowingRoutes({route}: RouteConfigComponentProps): ReactNode {
  return renderRoutes(route?.routes);
}
