import { memberEndpointPaths } from './memberEndpointPaths.ts';
import { publicEndpointPaths } from './publicEndpointPaths.ts';

/** Method and path of an endpoint. */
export type EndpointPath = readonly ['GET' | 'POST' | 'PATCH' | 'DELETE', `/api/${string}`];

/**
 * Where each endpoint lives: method and path by the endpoint's name. Kept apart from the schemas, so that a browser
 * can call the API without loading a validator. The URLs are the owner's (spec §7); the names are ours.
 */
export const endpointPaths = { ...publicEndpointPaths, ...memberEndpointPaths };

export type EndpointName = keyof typeof endpointPaths;
