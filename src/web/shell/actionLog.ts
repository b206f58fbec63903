import { publicEndpointPaths } from '#contract/publicEndpointPaths.ts';

/** What the page may tell of itself. No personal data: no words a person typed, no query, no name in a path. */
export interface UiAction {
  /** Such as `page.view`, `search`, `theme`. */
  action: string;
  targetType?: string;
  targetId?: string | number;
  meta?: Record<string, string | number | boolean | null>;
}

/** Notes an action (spec §3). Returns at once, holds nothing up, outlives the page and fails in silence. */
export function logAction({ action, targetType, targetId, meta }: UiAction): void {
  const [method, url] = publicEndpointPaths.logUiAction;
  const entry = { action, target_type: targetType ?? null, target_id: targetId ?? null, meta: meta ?? null };
  fetch(url, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(entry),
  }).catch(() => undefined);
}

/** A page's path without language, query and the names that slugs spell out: `/en/members/12-noor` is `/members/12`. */
export function loggedPath(pathname: string): string {
  const path = pathname.replace(/^\/(en|ar)(?=\/|$)/, '').replace(/(\/\d+)-[^/]*/g, '$1');
  return path === '' ? '/' : path.slice(0, 64);
}
