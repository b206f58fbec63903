import { useLocation } from 'react-router';
import { isSecureContext } from '#domain/url.ts';
import { Notice } from '#ui/Notice.tsx';
import { useHydrated } from '#ui/useHydrated.ts';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { AuthTabs } from './AuthTabs.tsx';
import { signIn } from './signIn.ts';
import { useAskedCaptcha } from './useAskedCaptcha.ts';

/** Signing in (decisions §4), at `/auth` too. */
function LoginPage() {
  const { t } = useTranslate();
  const { search } = useLocation();
  const nextUrl = new URLSearchParams(search).get('nextUrl') ?? undefined;
  return (
    <AuthFrame
      title={t('auth.loginTitle')}
      lead={t('auth.loginLead')}
      tabs={<AuthTabs current="login" nextUrl={nextUrl} />}
    >
      <LoginNotices />
      <PasswordForm nextUrl={nextUrl} />
    </AuthFrame>
  );
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
      {query.get('done') === 'password' && (
        <Notice tone="success" role="status">
          {t('auth.passwordChanged')}
        </Notice>
      )}
    </>
  );
}

function PasswordForm({ nextUrl }: { nextUrl: string | undefined }) {
  const { t, paths } = useTranslate();
  const captcha = useAskedCaptcha();
  const flow = useFlow(signIn, captcha.withProof);
  return (
    <FlowForm
      flow={flow}
      label={t('auth.signIn')}
      submitText={t('auth.signIn')}
      action={paths.login(nextUrl)}
      foot={
        <p className="auth__links small">
          <a href={paths.forgotPassword()}>{t('auth.forgotLink')}</a>
        </p>
      }
    >
      <FlowField flow={flow} name="email" type="email" autoComplete="username" label={t('auth.email')} />
      <FlowField
        flow={flow}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('auth.password')}
      />
      {captcha.isAsked && <CaptchaFields form={flow} captcha={captcha} />}
    </FlowForm>
  );
}

export const page = definePage({
  audience: 'visitors',
  loader: pageLoader(async () => keepPrivate({})),
  action: answerFlow(signIn),
  head: authHead('login', (paths) => paths.login()),
  Component: LoginPage,
});
