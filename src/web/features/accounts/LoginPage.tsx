import { useLocation } from 'react-router';
import { isSecureContext } from '#domain/url.ts';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { signIn } from './signIn.ts';
import { SignInForms } from './SignInForms.tsx';

/** Signing in (decisions §4), at `/auth` too. */
function LoginPage() {
  const { search } = useLocation();
  const nextUrl = new URLSearchParams(search).get('nextUrl') ?? undefined;
  return <SignInForms nextUrl={nextUrl} notices={<LoginNotices />} />;
}

/** What has to be known before one tries: that it can not work here, or what has just happened. */
function LoginNotices() {
  const { t } = useTranslate();
  const { publicUrl } = useViewer();
  const { search } = useLocation();
  const isReady = useHydrated();
  const query = new URLSearchParams(search);
  // Whoever comes back here after a sign-in has kept no cookie.
  const lacksCookies = query.has('signed') || (isReady && !navigator.cookieEnabled);
  return (
    <>
      {!isSecureContext(publicUrl) && (
        <Notice tone="error" title={t('auth.insecureTitle')}>
          {t('auth.insecure')}
        </Notice>
      )}
      {lacksCookies && (
        <Notice tone="error" title={t('auth.cookiesTitle')}>
          {t('auth.cookiesNeeded')}
        </Notice>
      )}
      {query.has('ended') && <Notice role="status">{t('auth.sessionEnded')}</Notice>}
      {query.get('done') === 'password' && (
        <Notice tone="success" role="status">
          {t('auth.passwordChanged')}
        </Notice>
      )}
    </>
  );
}

export const page = definePage({
  audience: 'visitors',
  loader: pageLoader(async () => keepPrivate({})),
  action: answerFlow(signIn),
  head: authHead('login', (paths) => paths.login()),
  Component: LoginPage,
});
