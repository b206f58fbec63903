import { type SubmitEvent, useEffect, useRef } from 'react';
import { type ActionFunctionArgs, redirect, useLocation } from 'react-router';
import { buttonClass } from '#ui/buttonClass.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { isSafeRedirect, safeRedirectPath } from '#domain/url.ts';
import { definePage } from '#web/shell/definePage.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { loadServices, pageLoader } from '#web/shell/loading.ts';
import { memberParts } from '#web/shell/memberParts.ts';
import { pathsIn } from '#web/shell/paths.ts';
import { forgetUnsentMessages } from '#web/shell/unsentMessages.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { authHead, keepPrivate } from './authHead.ts';

/**
 * Logging out. Opening the page changes nothing, since browsers fetch pages ahead and other sites can open it; its
 * button posts, and so does its script where a page of the portal led here (decisions §3).
 */
function LogoutPage() {
  const { t, paths } = useTranslate();
  const { user } = useViewer();
  const { key } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (cameFromHere(key)) form.current?.requestSubmit();
  }, [key]);
  if (!user) {
    return (
      <div className="state-page wrap">
        <EmptyState
          headingLevel={1}
          title={t('logout.doneTitle')}
          action={
            <>
              <a className={buttonClass({})} href={paths.home()}>
                {t('error.notFound.home')}
              </a>
              <a className={buttonClass({ variant: 'secondary' })} href={paths.login()}>
                {t('auth.signIn')}
              </a>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className="state-page wrap">
      <EmptyState
        headingLevel={1}
        title={t('logout.title')}
        action={
          <form ref={form} method="post" action={paths.logout()} onSubmit={(event) => void logOutFrom(event)}>
            <Button type="submit" variant="primary">
              {t('memberMenu.logOut')}
            </Button>
          </form>
        }
      >
        {t('logout.text')}
      </EmptyState>
    </div>
  );
}

async function logOutFrom(event: SubmitEvent<HTMLFormElement>): Promise<void> {
  event.preventDefault();
  const form = event.currentTarget;
  forgetUnsentMessages();
  await memberParts()?.endHeaderCalls();
  form.submit();
}

/** Whether a page of the portal led here: by a page load, or by a link that the router followed. */
function cameFromHere(key: string): boolean {
  const isPageLoad = key === 'default';
  if (!isPageLoad) return true;
  const { referrer } = document;
  return URL.canParse(referrer) && new URL(referrer).origin === window.location.origin && !isReload();
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** Ends the session and opens the page again from which it was asked, or home (decisions §3). */
async function logOut({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { api, language } = context.get(loadServices);
  const place = (await request.formData().catch(() => null))?.get('nextUrl');
  await api.logout();
  const { origin } = new URL(request.url);
  const isPlace = typeof place === 'string' && isSafeRedirect(place, origin);
  return redirect(isPlace ? safeRedirectPath(place, origin) : pathsIn(language).home(), 303);
}

export const page = definePage({
  loader: pageLoader(async () => keepPrivate({})),
  action: logOut,
  head: authHead('logout', (paths) => paths.logout()),
  Component: LogoutPage,
});
