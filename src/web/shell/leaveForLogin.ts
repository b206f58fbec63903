import type { Language } from '#i18n/language.ts';
import { holdPlace } from './halfTypedForms.ts';
import { pathsIn } from './paths.ts';

let isLeaving = false;

/**
 * What happens when a call finds nobody signed in any more (spec §8): the cookies go, and the login page leads back
 * here, where what was typed still stands. On the reset-password page one stays.
 */
export async function leaveForLogin(language: Language): Promise<void> {
  const { pathname, search, hash } = window.location;
  const paths = pathsIn(language);
  if (isLeaving || pathname === paths.resetPassword() || pathname === paths.login()) return;
  isLeaving = true;
  const place = pathname + search + hash;
  holdPlace(place);
  await fetch('/api/logout', { method: 'POST' }).catch(() => undefined);
  window.location.assign(paths.login(place, { ended: 1 }));
}
