import { redirect, type ActionFunctionArgs } from 'react-router';
import { isLanguage } from '#i18n/language.ts';
import { cookieText } from './cookies.ts';
import { pathsIn } from './paths.ts';
import { isTheme, themeCookie } from './theme.ts';

/** The theme toggle of browsers without script: keeps the choice and goes back to the page it was made on. */
export async function themeAction({ request, params }: ActionFunctionArgs): Promise<Response> {
  const theme = (await request.formData().catch(() => null))?.get('theme');
  const url = new URL(request.url);
  const home = pathsIn(isLanguage(params.language) ? params.language : 'en').home();
  const headers = new Headers(
    isTheme(theme) ? { 'Set-Cookie': cookieText(themeCookie, theme, url.protocol === 'https:') } : {},
  );
  return redirect(placeOf(request.headers.get('referer'), url.origin) ?? home, { status: 303, headers });
}

/** Path and query of an address on this site; null for any other. */
function placeOf(address: string | null, origin: string): string | null {
  const url = address === null ? null : URL.parse(address);
  return url?.origin === origin ? url.pathname + url.search : null;
}
