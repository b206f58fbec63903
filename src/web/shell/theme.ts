import { readCookie, writeCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

export const themeCookie = 'theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** Keeps the visitor's choice for 365 days and shows it at once; the chat page is loaded anew instead (spec §4). */
export function chooseTheme(theme: Theme): void {
  writeCookie(themeCookie, theme);
  if (/^\/(en|ar)\/messages$/.test(window.location.pathname)) window.location.reload();
  else showTheme(theme);
}

/** Follows a choice that was made in another tab. */
export function followThemeCookie(): void {
  const theme = readCookie(themeCookie);
  if (isTheme(theme) && document.documentElement.dataset.theme !== theme) showTheme(theme);
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  // The browser's own bars take the page's ground, whatever the system prefers.
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.head.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute('media');
    meta.setAttribute('content', ground);
  }
}
