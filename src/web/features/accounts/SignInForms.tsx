import type { ReactNode } from 'react';
import { isSecureContext } from '#domain/url.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { useHydrated } from '#ui/useHydrated.ts';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { type FlowControls, useFlow } from '#web/shell/flows/useFlow.ts';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import { useTranslate } from '#web/shell/language.tsx';
import { useShellData } from '#web/shell/shellData.ts';
import { useViewer } from '#web/shell/viewer.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthTabs } from './AuthTabs.tsx';
import { OrcidLink } from './OrcidLink.tsx';
import { signIn } from './signIn.ts';
import { useAskedCaptcha } from './useAskedCaptcha.ts';
import { usePasskey } from './usePasskey.ts';

/** The password and the other ways in, then, where a member has one, the second factor. @param notices stand above. */
export function SignInForms({ nextUrl, notices }: { nextUrl: string | undefined; notices: ReactNode }) {
  const { t, paths } = useTranslate();
  const captcha = useAskedCaptcha();
  const flow = useFlow(signIn, {
    withProof: captcha.withProof,
    // Without a proof the API's answer is as quick.
    check: captcha.isAsked ? async (values) => (await import('./checkEntrance.ts')).checkSignIn(values) : undefined,
  });
  const passkey = usePasskey(flow);
  const { step, code, values } = flow.answer;
  // A challenge that has ended leads back to the password.
  if (step === 'code' && code !== 'challenge_expired')
    return (
      <AuthFrame title={t('auth.codeTitle')}>
        <CodeForm flow={flow} challenge={values.challenge ?? ''} nextUrl={nextUrl} />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title={t('auth.loginTitle')}
      lead={t('auth.loginLead')}
      tabs={<AuthTabs current="login" nextUrl={nextUrl} />}
    >
      {notices}
      <PasswordForm flow={flow} action={paths.login(nextUrl)} onStart={passkey.offer}>
        {captcha.isAsked && <CaptchaFields form={flow} captcha={captcha} />}
      </PasswordForm>
      <OtherWays nextUrl={nextUrl} onPasskey={() => void passkey.ask()} />
    </AuthFrame>
  );
}

function PasswordForm({
  flow,
  action,
  onStart,
  children,
}: {
  flow: FlowControls;
  action: string;
  onStart: () => void;
  children: ReactNode;
}) {
  const { t, paths } = useTranslate();
  return (
    <FlowForm
      flow={flow}
      label={t('auth.signIn')}
      submitText={t('auth.signIn')}
      action={action}
      onStart={onStart}
      foot={
        <p className="auth__links small">
          <a href={paths.forgotPassword()}>{t('auth.forgotLink')}</a>
        </p>
      }
    >
      <FlowField flow={flow} name="email" type="email" autoComplete="username webauthn" label={t('auth.email')} />
      <FlowField
        flow={flow}
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('auth.password')}
      />
      {children}
    </FlowForm>
  );
}

function CodeForm({
  flow,
  challenge,
  nextUrl,
}: {
  flow: FlowControls;
  challenge: string;
  nextUrl: string | undefined;
}) {
  const { t, paths } = useTranslate();
  return (
    <FlowForm
      key="code"
      flow={flow}
      label={t('auth.codeTitle')}
      submitText={t('auth.signIn')}
      action={paths.login(nextUrl)}
      step="code"
      hidden={{ challenge }}
      foot={
        <p className="auth__links small">
          <a href={paths.login(nextUrl)} data-reload="">
            {t('auth.startAgain')}
          </a>
        </p>
      }
    >
      <FlowField
        flow={flow}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        dir="ltr"
        label={t('auth.code')}
        hint={t('auth.codeHint')}
      />
    </FlowForm>
  );
}

/** Without a password: a passkey, which needs script and a safe connection, and the researcher's iD, where the portal has it. */
function OtherWays({ nextUrl, onPasskey }: { nextUrl: string | undefined; onPasskey: () => void }) {
  const { t } = useTranslate();
  const { hasOrcidLogin } = useShellData();
  const { publicUrl } = useViewer();
  const isReady = useHydrated();
  const hasPasskeys = isReady ? typeof PublicKeyCredential !== 'undefined' : isSecureContext(publicUrl);
  if (!hasPasskeys && !hasOrcidLogin) return null;
  return (
    <div className={classNames('auth__ways', !hasOrcidLogin && 'auth__ways--scripted')}>
      <p className="auth__or">{t('auth.or')}</p>
      {hasOrcidLogin && (
        <OrcidLink variant="secondary" isWide nextUrl={nextUrl}>
          {t('auth.withOrcid')}
        </OrcidLink>
      )}
      {/* Its place is kept until the script has come: nothing moves away under a finger. */}
      {hasPasskeys && (
        <div className="auth__ways--scripted">
          <Button variant="secondary" icon="lock" isWide disabled={!isReady} onClick={onPasskey}>
            {t('auth.withPasskey')}
          </Button>
        </div>
      )}
    </div>
  );
}
