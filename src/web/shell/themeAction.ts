import { redirect, type ActionFunctionArgs } from 'react-router';
import { isSafeRedirect, safeRedirectPath } from '#domain/url.ts';
import { isLanguage } from '#i18n/language.ts';
import { cookieText } from './cookies.ts';
import { pathsIn } from './paths.ts';
import { isTheme, themeCookie } from './theme.ts';

/** The theme toggle of browsers without script: keeps the choice and goes back to the page it was made on. */
export async function themeAction({ request, params }: ActionFunctionArgs): Promise<Response> {
  const theme = (await request.formData().catch(() => null))?.get('theme');
  const url = new URL(request.url);
  const referer = request.headers.get('referer');
  const home = pathsIn(isLanguage(params.language) ? params.language : 'en').home();
  const headers = new Headers(
    isTheme(theme) ? { 'Set-Cookie': cookieText(themeCookie, theme, url.protocol === 'https:') } : {},
  );
  return redirect(isSafeRedirect(referer, url.origin) ? safeRedirectPath(referer, url.origin) : home, {
    status: 303,
    headers,
  });
}
