import { useLoaderData } from 'react-router';
import { definePage } from '#web/shell/definePage.ts';
import { answerFlow } from '#web/shell/flows/answerFlow.ts';
import { FlowField, FlowForm } from '#web/shell/flows/FlowForm.tsx';
import { type FlowEnd, type FlowServices, type FlowValues, proofIn } from '#web/shell/flows/flow.ts';
import { useFlow } from '#web/shell/flows/useFlow.ts';
import { CaptchaFields } from '#web/shell/forms/CaptchaFields.tsx';
import type { CaptchaData } from '#web/shell/forms/loadCaptcha.ts';
import { useCaptcha } from '#web/shell/forms/useCaptcha.ts';
import { useTranslate } from '#web/shell/language.tsx';
import { pageLoader } from '#web/shell/loading.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { authHead, keepPrivate } from './authHead.ts';
import { MailSent } from './MailSent.tsx';

/** Asking for a link to a new password. The answer says nothing of whether there is an account. */
function ForgotPasswordPage() {
  const { t, paths } = useTranslate();
  const { captcha: challenge } = useLoaderData<CaptchaData>();
  const captcha = useCaptcha(challenge);
  const flow = useFlow(askForReset, {
    withProof: captcha.withProof,
    check: async (values) => (await import('./checkEntrance.ts')).checkResetRequest(values),
  });
  if (flow.answer.step === 'sent') {
    return (
      <AuthFrame title={t('forgot.title')}>
        <MailSent title={t('forgot.sentTitle')} text="forgot.sentText" address={flow.answer.values.email ?? ''}>
          <p className="muted small">{t('auth.noMail')}</p>
        </MailSent>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <FlowForm
        flow={flow}
        label={t('forgot.title')}
        submitText={t('forgot.submit')}
        action={paths.forgotPassword()}
        onStart={captcha.start}
        foot={
          <p className="auth__links small">
            <a href={paths.login()}>{t('auth.backToLogin')}</a>
          </p>
        }
      >
        <FlowField flow={flow} name="email" type="email" autoComplete="username" label={t('auth.email')} />
        <CaptchaFields form={flow} captcha={captcha} />
      </FlowForm>
    </AuthFrame>
  );
}

async function askForReset({ api }: FlowServices, values: FlowValues): Promise<FlowEnd> {
  const { email } = values;
  await api.requestPasswordReset({ body: { email, ...proofIn(values) } });
  return { step: 'sent', values: { email: email ?? '' } };
}

export const page = definePage<CaptchaData>({
  audience: 'visitors',
  loader: pageLoader(async ({ api, orEmpty }) =>
    keepPrivate({ captcha: await orEmpty(api.getCaptchaChallenge(), null) }),
  ),
  action: answerFlow(askForReset),
  head: authHead('forgot', (paths) => paths.forgotPassword()),
  Component: ForgotPasswordPage,
});
