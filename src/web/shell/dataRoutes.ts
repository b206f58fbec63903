import { type DataRouteMatch, type RouteObject, UNSAFE_defaultMapRouteProperties as mapProperties } from 'react-router';

/** A route as the router keeps it, with its elements in place of its components. */
export type DataRoute = DataRouteMatch['route'];

/**
 * The route table as React Router's parts read it, and the same routes by id. Every route of ours has an id.
 */
export function createDataRoutes(table: RouteObject[]): { routes: DataRoute[]; byId: Record<string, DataRoute> } {
  const byId: Record<string, DataRoute> = {};
  const convert = (route: RouteObject): DataRoute => {
    const converted = { ...route, ...elementsOf(route) } as DataRoute;
    if (route.children) converted.children = route.children.map(convert);
    byId[converted.id] = converted;
    return converted;
  };
  return { routes: table.map(convert), byId };
}

/** Puts into a route what its `lazy` brought. */
export function setRouteModule(route: DataRoute, loaded: object): void {
  Object.assign(route, loaded, elementsOf(loaded), { lazy: undefined });
}

/** A route's components as elements, made once: React leaves alone what is the same element as before. */
function elementsOf(route: object) {
  return mapProperties(route as DataRoute); // reads components alone
}
