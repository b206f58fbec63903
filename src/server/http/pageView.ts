import type { Language } from '#i18n/language.ts';
import type { Config } from '#server/config.ts';
import type { PageCookies } from './pageCookies.ts';

/** What a page depends on beside the data: two requests with the same view get the same page. */
export interface PageView {
  path: string;
  search: string;
  language: Language;
  theme: 'light' | 'dark' | null;
  timeZone: string;
}

export function viewOf(
  path: string,
  search: string,
  language: Language,
  cookies: PageCookies,
  config: Config,
): PageView {
  return { path, search, language, theme: cookies.theme, timeZone: cookies.timeZone ?? config.siteTimeZone };
}

/** Under which a page is kept. */
export function keyOf(view: PageView): string {
  return `${view.theme ?? ''} ${view.timeZone} ${view.path}${view.search}`;
}

/** The target of a request, without the host where there is one. */
export function splitUrl(target: string): { path: string; search: string } {
  // Programs may ask for a whole address, whose host is theirs to say and not ours to believe.
  const url = target.startsWith('/') ? target : `/${target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*\/?/i, '')}`;
  const at = url.indexOf('?');
  return at === -1 ? { path: url, search: '' } : { path: url.slice(0, at), search: url.slice(at) };
}
