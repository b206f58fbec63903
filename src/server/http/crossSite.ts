import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether an unsafe request may have been sent by another site's page (decisions §3): Sec-Fetch-Site decides where
 * the browser sends it, else the Origin must be ours; with neither header only a request without a cookie passes.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin';
  const { origin } = headers;
  if (origin !== undefined) return origin !== publicUrl;
  return headers.cookie !== undefined;
}
